import { followUpQuestion, generateContent, interviewQuestions } from '#shared/contract/ai.ts'
import { analyzeResume, quickScore } from '#shared/contract/ats.ts'
import { getUser, login, logout, register } from '#shared/contract/account.ts'
import { adminCheck, adminLogin, adminLogout, getSystem, listMails, retryMail } from '#shared/contract/admin.ts'
import {
  deleteCoachNegotiation,
  keepCoachNegotiation,
  listCoachNegotiations,
} from '#shared/contract/coach-negotiations.ts'
import {
  answerCoachQuestion,
  createCoachSession,
  deleteCoachSession,
  getCoach,
  getCoachSession,
  remarkOnAnswer,
  writeCoachBullet,
} from '#shared/contract/coach.ts'
import type { Endpoint } from '#shared/contract/endpoint.ts'
import { exportDocx, exportJson, exportMd, exportPdf, exportTxt } from '#shared/contract/exports.ts'
import { getAvatar, getProfile, removeAvatar, saveProfile, setAvatar } from '#shared/contract/profile.ts'
import {
  createResume,
  deleteResume,
  getResume,
  getVersion,
  listResumes,
  listVersions,
  saveResume,
} from '#shared/contract/resumes.ts'
import {
  changeEmail,
  changePassword,
  confirmEmail,
  deleteUser,
  endOtherSessions,
  endSession,
  listSessions,
  requestPasswordReset,
  resetPassword,
  sendEmailConfirmation,
} from '#shared/contract/security.ts'
import { exportUser, getSettings, saveSettings, unsubscribe } from '#shared/contract/settings.ts'
import { getTemplate, listTemplates } from '#shared/contract/templates.ts'

/** Every call the API answers: the document and the tests of the contract are made from this list. */
export const endpoints: readonly Endpoint[] = [
  register,
  login,
  logout,
  getUser,
  requestPasswordReset,
  resetPassword,
  sendEmailConfirmation,
  confirmEmail,
  changeEmail,
  changePassword,
  deleteUser,
  listSessions,
  endSession,
  endOtherSessions,
  listResumes,
  createResume,
  getResume,
  saveResume,
  deleteResume,
  listVersions,
  getVersion,
  listTemplates,
  getTemplate,
  quickScore,
  analyzeResume,
  interviewQuestions,
  generateContent,
  followUpQuestion,
  getCoach,
  createCoachSession,
  getCoachSession,
  deleteCoachSession,
  answerCoachQuestion,
  remarkOnAnswer,
  writeCoachBullet,
  listCoachNegotiations,
  keepCoachNegotiation,
  deleteCoachNegotiation,
  exportPdf,
  exportDocx,
  exportJson,
  exportTxt,
  exportMd,
  getProfile,
  saveProfile,
  setAvatar,
  getAvatar,
  removeAvatar,
  getSettings,
  saveSettings,
  exportUser,
  adminLogin,
  adminCheck,
  adminLogout,
  getSystem,
  listMails,
  retryMail,
  unsubscribe,
]
