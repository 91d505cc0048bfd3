import * as z from 'zod/mini'
import { endpoint, Problem } from '#shared/contract/endpoint.ts'
import { Template } from '#shared/template/template.ts'

export const listTemplates = endpoint({
  method: 'GET',
  path: '/api/templates',
  summary: 'All templates',
  replies: { 200: z.array(Template) },
})
export const getTemplate = endpoint({
  method: 'GET',
  path: '/api/templates/:id',
  summary: 'One template',
  replies: { 200: Template, 404: Problem },
})
