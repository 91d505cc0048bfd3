import * as z from 'zod/mini'
import { endpoint, Problem } from '#shared/contract/endpoint.ts'
import { Template } from '#shared/template/template.ts'

// Each answers 404 while the administrator has not turned sharing on.
export const listSharedTemplates = endpoint({
  method: 'GET',
  path: '/api/shared-templates',
  summary: 'Templates that people of this site published, oldest first',
  replies: { 200: z.array(Template), 404: Problem },
})
export const getSharedTemplate = endpoint({
  method: 'GET',
  path: '/api/shared-templates/:id',
  summary: 'A template that a user of this site published',
  replies: { 200: Template, 404: Problem },
})
