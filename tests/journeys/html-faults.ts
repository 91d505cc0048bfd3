import { type ConfigData, HtmlValidate, StaticConfigLoader } from 'html-validate'

const RULES: ConfigData = {
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  rules: {
    // It does not see that the drawer with the same links is hidden until it is opened; axe does.
    'unique-landmark': 'off',
    // The container of the toasts is a list in a div with a role.
    'prefer-native-element': 'off',
  },
}
const validator = new HtmlValidate(new StaticConfigLoader(RULES))

/** The errors in a page's HTML, one per line. */
export async function htmlFaults(html: string): Promise<readonly string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} at ${selector ?? 'the page'}`),
  )
}
