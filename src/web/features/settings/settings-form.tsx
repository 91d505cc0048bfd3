import { useState, type FormEvent } from 'react'
import { Trans, useLingui } from '@lingui/react/macro'
import { saveSettings, type UserSettings } from '#shared/contract/settings.ts'
import { DEFAULT_TEMPLATES } from '#shared/template/default-templates.ts'
import { INTERFACE_LANGUAGES, interfaceLanguage } from '#shared/text/interface-languages.ts'
import { SettingsSection } from '#web/features/settings/settings-section.tsx'
import { ThemeChoice } from '#web/features/settings/theme-choice.tsx'
import { toCallError, errorMessage } from '#web/lib/api/call-error.ts'
import { call } from '#web/lib/api/call.ts'
import { handleSignedOut } from '#web/lib/api/signed-out.ts'
import { flashCookie } from '#web/lib/flash-message.ts'
import { useFullFileNames } from '#web/lib/full-file-names.ts'
import { languageCookie } from '#web/lib/page-language.ts'
import { useTheme } from '#web/lib/theme.tsx'
import { toast } from '#web/lib/toast.ts'
import { useVisitor } from '#web/lib/visitor.ts'
import { useRights } from '#web/features/plans/use-rights.ts'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Select } from '#web/ui/select.tsx'
import { Switch } from '#web/ui/switch.tsx'
import { TEXT_LINK } from '#web/ui/text-link.ts'
import { Link } from '#web/ui/link.tsx'

/** What is chosen here and saved together; the theme has a control of its own. */
type Chosen = Omit<UserSettings, 'theme'>
type PartProps = { chosen: Chosen; onChange: (change: Partial<Chosen>) => void }

/** Choices take effect when saved, the language by loading the page again; the theme changes at once. */
export function SettingsForm({ settings }: { settings: UserSettings }) {
  const { t, i18n } = useLingui()
  const { theme, setTheme } = useTheme()
  const [chosen, setChosen] = useState<Chosen>(() => chosenOf(settings, i18n.locale))
  const [saving, setSaving] = useState(false)
  const part = { chosen, onChange: (change: Partial<Chosen>) => setChosen({ ...chosen, ...change }) }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (saving) return
    setSaving(true)
    try {
      const reply = await call(saveSettings, { body: { ...chosen, theme } })
      if (reply.status !== 200) throw toCallError(reply)
      // This browser shows what the account says from now on.
      setTheme(reply.body.theme)
      if (reply.body.language !== i18n.locale) return reloadIn(reply.body.language)
      toast({ title: t`Settings Saved`, description: t`Your changes are saved.` })
    } catch (error) {
      if (handleSignedOut(error)) return
      toast({ title: t`Couldn’t save your settings`, description: errorMessage(error), variant: 'destructive' })
    } finally {
      setSaving(false)
    }
  }

  return (
    <form method="post" onSubmit={(event) => void handleSubmit(event)} className="grid gap-6">
      <SettingsSection title={<Trans>Appearance</Trans>}>
        <ThemeChoice theme={theme} onTheme={setTheme} />
      </SettingsSection>
      <Notifications {...part} />
      <Privacy {...part} />
      <Preferences {...part} />
      <Button type="submit" look="primary" loading={saving} className="sm:justify-self-end">
        <Trans>Save All Settings</Trans>
      </Button>
    </form>
  )
}

function Notifications({ chosen, onChange }: PartProps) {
  const { open } = useRights()
  const { sendsListMail } = useVisitor()
  // Turning on a kind of email is a yes to emails.
  const onNotification = (change: Partial<Chosen>) =>
    onChange(Object.values(change).includes(true) ? { ...change, emailsAgreed: true } : change)
  return (
    <SettingsSection title={<Trans>Notifications</Trans>}>
      {!sendsListMail && (
        <p className="text-sm text-ink-soft">
          <Trans>This site doesn’t send emails yet. Your choices take effect once it does.</Trans>
        </p>
      )}
      <Switch
        label={<Trans>Send me emails</Trans>}
        hint={<Trans>We only send the emails below while this is on. We always send emails about your account.</Trans>}
        checked={chosen.emailsAgreed}
        onCheckedChange={(emailsAgreed) => onChange({ emailsAgreed })}
      />
      <Switch
        label={<Trans>Email updates</Trans>}
        hint={<Trans>New articles, at most one email a month. Requires a confirmed email address.</Trans>}
        checked={chosen.emailUpdates}
        onCheckedChange={(emailUpdates) => onNotification({ emailUpdates })}
      />
      <Switch
        label={<Trans>Resume reminders</Trans>}
        hint={<Trans>A reminder when you haven’t edited a resume in 90 days. At most one email a week.</Trans>}
        checked={chosen.resumeReminders}
        onCheckedChange={(resumeReminders) => onNotification({ resumeReminders })}
      />
      <Switch
        label={<Trans>Interview tips</Trans>}
        hint={<Trans>One tip a week. Requires a confirmed email address.</Trans>}
        checked={chosen.interviewTips}
        onCheckedChange={(interviewTips) => onNotification({ interviewTips })}
      />
      {open.includes('viewAnalytics') && (
        <Switch
          label={<Trans>Portfolio views</Trans>}
          hint={
            <Trans>A weekly email with the views of your public pages and links. We skip weeks without views.</Trans>
          }
          checked={chosen.portfolioViews}
          onCheckedChange={(portfolioViews) => onNotification({ portfolioViews })}
        />
      )}
    </SettingsSection>
  )
}

function Privacy({ chosen, onChange }: PartProps) {
  return (
    <SettingsSection title={<Trans>Privacy & Security</Trans>}>
      <Switch
        label={<Trans>Public page</Trans>}
        hint={<Trans>Shows your name, picture, and profile links to anyone, and lists your public resumes.</Trans>}
        checked={chosen.profilePublic}
        onCheckedChange={(profilePublic) => onChange({ profilePublic })}
      />
      <Switch
        label={<Trans>Search engines</Trans>}
        hint={<Trans>Lets search engines list your public pages. Links you create are never listed.</Trans>}
        checked={chosen.allowSearchEngines}
        onCheckedChange={(allowSearchEngines) => onChange({ allowSearchEngines })}
      />
      <p className="text-sm text-ink-soft">
        <Trans>
          In your{' '}
          <Link to="/portfolio" className={TEXT_LINK}>
            portfolio
          </Link>
          , you can choose which resumes are public and set a custom URL.
        </Trans>
      </p>
      <Switch
        label={<Trans>Usage statistics</Trans>}
        hint={
          <Trans>Counts how many resumes you create and download each day. Turning it off deletes the counts.</Trans>
        }
        checked={chosen.dataCollection}
        onCheckedChange={(dataCollection) => onChange({ dataCollection })}
      />
    </SettingsSection>
  )
}

function Preferences({ chosen, onChange }: PartProps) {
  const { t } = useLingui()
  const [isFull, setFull] = useFullFileNames()
  const names = { modern: t`Modern`, classic: t`Classic`, creative: t`Creative`, minimal: t`Minimal` }
  return (
    <SettingsSection title={<Trans>Preferences</Trans>}>
      <Field
        label={<Trans>Language</Trans>}
        hint={<Trans>For this site and its emails. Each resume has a language of its own.</Trans>}
        className="sm:max-w-md"
      >
        <Select
          value={chosen.language}
          onChange={(event) => {
            const language = interfaceLanguage(event.target.value)
            if (language) onChange({ language })
          }}
        >
          {INTERFACE_LANGUAGES.map(({ tag, name }) => (
            <option key={tag} value={tag} lang={tag}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field
        label={<Trans>Default template</Trans>}
        hint={<Trans>New resumes start with this template. You can change it anytime.</Trans>}
        className="sm:max-w-md"
      >
        <Select
          value={chosen.defaultTemplate}
          onChange={(event) => {
            const defaultTemplate = DEFAULT_TEMPLATES.find((each) => each === event.target.value)
            if (defaultTemplate) onChange({ defaultTemplate })
          }}
        >
          {DEFAULT_TEMPLATES.map((each) => (
            <option key={each} value={each}>
              {names[each]}
            </option>
          ))}
        </Select>
      </Field>
      <Switch
        label={<Trans>Autosave</Trans>}
        hint={<Trans>Saves to your account whenever you pause. This browser keeps a copy either way.</Trans>}
        checked={chosen.autoSave}
        onCheckedChange={(autoSave) => onChange({ autoSave })}
      />
      <Switch
        label={<Trans>Full file names</Trans>}
        hint={<Trans>Downloads are named “Full Name - Title”. Applies to this browser right away.</Trans>}
        checked={isFull}
        onCheckedChange={setFull}
      />
    </SettingsSection>
  )
}

/** This browser may show another language than the account has, which saving would not change unseen. */
function chosenOf({ theme: _theme, ...chosen }: UserSettings, locale: string): Chosen {
  return { ...chosen, language: interfaceLanguage(locale) ?? chosen.language }
}

function reloadIn(language: string): void {
  document.cookie = languageCookie(language)
  document.cookie = flashCookie('settings-saved')
  location.reload()
}
