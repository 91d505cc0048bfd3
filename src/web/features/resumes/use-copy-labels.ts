import { useLingui } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { fittedTitle } from '#web/features/resumes/duplicate-resume.ts'
import { toast } from '#web/lib/toast.ts'

/** The words around duplicating: how the copy is called, and that it is there. */
export function useCopyLabels() {
  const { t } = useLingui()
  const navigate = useNavigate()
  return {
    copyTitle: (title: string, number: number) =>
      fittedTitle(title.trim() || t`Untitled resume`, (name) =>
        number === 1 ? t`${name} (copy)` : t`${name} (copy ${number})`,
      ),
    tell: (title: string, path: string) =>
      toast({
        title: t`Resume duplicated`,
        description: t`“${title}” was added to your resumes.`,
        action: { label: t`Open`, onAct: () => void navigate(path) },
      }),
    tellFailed: () =>
      toast({
        title: t`Error`,
        description: t`Failed to duplicate resume. Please try again.`,
        variant: 'destructive',
      }),
  }
}
