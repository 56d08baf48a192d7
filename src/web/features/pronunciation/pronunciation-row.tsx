import { useLingui } from '@lingui/react/macro'
import { ArrowRight, Pencil, Trash2 } from 'lucide-react'
import type { Pronunciation } from '#contract/pronunciation.ts'
import { languageName } from '#web/lib/language-name.ts'
import { Button } from '#web/ui/button.tsx'

type PronunciationRowProps = {
  word: Pronunciation
  isBusy: boolean
  onEdit: () => void
  onDelete: () => void
}

export function PronunciationRow({ word, isBusy, onEdit, onDelete }: PronunciationRowProps) {
  const { t } = useLingui()
  const { written, spoken, language } = word
  return (
    <li>
      <div className="min-w-0">
        <p className="pronunciation">
          <strong dir="auto">{written}</strong>
          <ArrowRight aria-hidden />
          <span className="sr-only">{t`is spoken`}</span>
          <span dir="auto">{spoken}</span>
        </p>
        {language && <p className="text-sm text-muted">{languageName(language)}</p>}
      </div>
      <div className="flex">
        <Button
          needs="edit"
          variant="ghost"
          square
          icon={Pencil}
          aria-label={t`Edit ${written}`}
          onClick={onEdit}
        />
        <Button
          needs="edit"
          variant="ghost"
          square
          icon={Trash2}
          disabled={isBusy}
          aria-label={t`Delete ${written}`}
          onClick={onDelete}
        />
      </div>
    </li>
  )
}
