import { Trans, useLingui } from '@lingui/react/macro'
import { useVisitor } from '#web/lib/visitor.ts'

/** `fullName` is on a resume, and is used if the profile has no first name. */
export function Greeting({ fullName }: { fullName: string }) {
  const { user } = useVisitor()
  const { t } = useLingui()
  const name =
    user?.firstName.trim() ||
    firstNameIn(fullName) ||
    t({ message: 'there', context: 'Greeting without a name: Hi there' })
  return (
    <h1 className="text-xl wrap-anywhere md:text-2xl">
      <Trans>Hi {name}</Trans>
    </h1>
  )
}

/** The first word that is no title: "Ada" of "Dr. Ada Lovelace". */
const firstNameIn = (fullName: string) =>
  fullName
    .trim()
    .split(/\s+/)
    .find((word) => !word.endsWith('.'))
