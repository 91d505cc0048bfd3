import { clsx } from 'clsx'

type Person = {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly profileImageUrl: string | null
}

/** A person's picture, or their initials; anyone who shows it says whose it is. */
export function Avatar({ person, large = false }: { person: Person; large?: boolean }) {
  const size = large ? 'size-24 text-xl' : 'size-8 text-xs'
  if (person.profileImageUrl)
    return (
      <img
        src={person.profileImageUrl}
        alt=""
        className={clsx('shrink-0 rounded-full border border-line object-cover', size)}
      />
    )
  return (
    <span
      aria-hidden
      className={clsx(
        'grid shrink-0 place-items-center rounded-full bg-accent-solid font-semibold text-on-solid',
        size,
      )}
    >
      {initials(person)}
    </span>
  )
}

/** First letters of the names, else of the address; a letter may be more than one code unit. */
export function initials(person: Pick<Person, 'firstName' | 'lastName' | 'email'>): string {
  const letters = [person.firstName, person.lastName].map((name) => [...name.trim()][0] ?? '').join('')
  return (letters || [...person.email][0] || '?').toUpperCase()
}
