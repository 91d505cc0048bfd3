import { Trans, useLingui } from '@lingui/react/macro'
import { WordsField } from '#web/features/builder/form/fields/words-field.tsx'
import { LanguageLevels } from '#web/features/builder/form/panels/language-levels.tsx'
import { SkillGroups } from '#web/features/builder/form/panels/skill-groups.tsx'
import { Group } from '#web/features/builder/panel/group.tsx'

export default function SkillsPanel() {
  const { t } = useLingui()
  return (
    <>
      <Group title={<Trans>Skills</Trans>} hint={<Trans>Separate skills with commas.</Trans>}>
        <WordsField
          path="skills.technical"
          label={t`Technical skills`}
          placeholder={t`SQL, Zendesk, Looker`}
          hint={t`Use the same words as job postings: recruiters search for them.`}
        />
        <WordsField path="skills.soft" label={t`Soft skills`} placeholder={t`Coaching, De-escalation, Plain writing`} />
        <WordsField
          path="skills.languages"
          label={t`Languages`}
          placeholder={t`English (native), Spanish (fluent), Igbo`}
        />
        <LanguageLevels />
      </Group>
      <Group title={<Trans>Skill groups</Trans>} hint={<Trans>Skills under headings of your own.</Trans>}>
        <SkillGroups />
      </Group>
    </>
  )
}
