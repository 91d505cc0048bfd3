/** Files of the server whose sentences people read: refusals, field errors, emails. The code says them in English. */
const FILES = [
  /^src\/server\/[\w-]+\/(?:[\w-]+-)?routes\.ts$/,
  /^src\/server\/http\/(?:body|pages|plan-problem|problem|same-site|serve)\.ts$/,
  /^src\/server\/(?:api|accounts\/common-password-problem|exports\/replies|engines\/pdf\/refusal)\.ts$/,
  /^src\/server\/emails\/(?:messages\/[\w-]+|write)\.ts$/,
  /^src\/server\/personal-data-export\/(?:readme|service)\.ts$/,
  /^src\/shared\/contract\/[\w-]+\.ts$/,
]
/** Files for programs. */
const NOT_READ = /(?:crawler-routes|openapi|all)\.ts$|\.test\.ts$/
export const saysServerTexts = (file: string): boolean =>
  FILES.some((files) => files.test(file)) && !NOT_READ.test(file)
