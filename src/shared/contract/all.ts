import { getUser, login, logout, register } from '#shared/contract/account.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { exportDocx, exportJson, exportMd, exportPdf, exportTxt } from '#shared/contract/exports.ts'
import { createResume, deleteResume, getResume, listResumes, saveResume } from '#shared/contract/resumes.ts'
import { getTemplate, listTemplates } from '#shared/contract/templates.ts'

/** Every call the API answers: the document and the tests of the contract are made from this list. */
export const endpoints: readonly Endpoint[] = [
  register,
  login,
  logout,
  getUser,
  listResumes,
  createResume,
  getResume,
  saveResume,
  deleteResume,
  listTemplates,
  getTemplate,
  exportPdf,
  exportDocx,
  exportJson,
  exportTxt,
  exportMd,
]
