import { Trans, useLingui } from '@lingui/react/macro'
import { Palette } from 'lucide-react'
import { useState } from 'react'
import { LOOK_MAX_CHARACTERS, NEGATIVE_PROMPT_MAX_CHARACTERS } from '#contract/cast.ts'
import { useEditor } from '#web/features/editor/editor-context.tsx'
import { whenOpen } from '#web/features/editor/reopen-first.tsx'
import { isUnsaved, useOpenText } from '#web/features/scene/text-saver.ts'
import { DraftHint, TextSaving } from '#web/features/scene/text-saving.tsx'
import { useStudio } from '#web/features/studio/studio.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { CastFields } from './cast-fields.tsx'
import { ReferencePictures } from './reference-pictures.tsx'
import { useLook } from './use-look.ts'
import './look.css'

/** Opens what all pictures have in common; says so when it could not be saved. */
export function LookButton() {
  const { t } = useLingui()
  const { storyboard } = useEditor()
  const [isOpen, setOpen] = useState(false)
  const isUnsaved = useOpenText(storyboard.id, 'look')?.written.step === 'failed'
  return (
    <>
      <Button
        needs="edit"
        variant="ghost"
        icon={Palette}
        aria-haspopup="dialog"
        title={t`How all pictures look, and who appears in them`}
        onClick={() => whenOpen(storyboard, () => setOpen(true))}
      >
        {isUnsaved ? <Trans>Look: not saved</Trans> : <Trans>Look</Trans>}
      </Button>
      {isOpen && <LookDialog onClose={() => setOpen(false)} />}
    </>
  )
}

/** What all pictures of the storyboard have in common; saved while it is written. */
function LookDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui()
  const { storyboard } = useEditor()
  const { open, form, write, discard } = useLook(storyboard)
  const can = useStudio()?.pictures
  const isOffered = open?.written.step === 'offered' && isUnsaved(open.written)
  const tooLong = (text: string, most: number) =>
    text.trim().length > most ? t`At most ${{ most }} characters` : undefined
  return (
    <Dialog
      title={t`Look of all pictures`}
      onClose={onClose}
      actions={
        <>
          {open && <TextSaving open={open} />}
          <Button onClick={onClose}>{t`Close`}</Button>
        </>
      }
    >
      <div className="look-body">
        <p className="text-muted">
          <Trans>
            Write once how your pictures look and who appears in them, and every scene shows it the
            same way. Images made before it become out of date; nothing is made again unasked.
          </Trans>
        </p>
        {isOffered && <DraftHint onDiscard={discard} />}
        <Field
          label={<Trans>Look</Trans>}
          hint={<Trans>Medium, light, colours, lens or brush. Goes to every image.</Trans>}
          error={tooLong(form.look, LOOK_MAX_CHARACTERS)}
        >
          {(control) => (
            <textarea
              {...control}
              data-focus-first
              className="textarea"
              rows={2}
              placeholder={t`Soft watercolour, morning light, muted blues`}
              value={form.look}
              onChange={(event) => write({ look: event.target.value })}
            />
          )}
        </Field>
        <CastFields cast={form.cast} onChange={(cast) => write({ cast })} />
        {(can?.negativePrompt || form.negativePrompt !== '') && (
          <Field
            label={<Trans>Never show</Trans>}
            hint={
              can?.negativePrompt === false ? (
                <Trans>
                  The model that draws now cannot be told so. It is kept for one that can.
                </Trans>
              ) : (
                <Trans>Counts for images that are made from now on.</Trans>
              )
            }
            error={tooLong(form.negativePrompt, NEGATIVE_PROMPT_MAX_CHARACTERS)}
          >
            {(control) => (
              <textarea
                {...control}
                className="textarea"
                rows={2}
                placeholder={t`fog, crowds, lettering`}
                value={form.negativePrompt}
                onChange={(event) => write({ negativePrompt: event.target.value })}
              />
            )}
          </Field>
        )}
        {(can?.references || form.referenceImageIds.length > 0) && (
          <ReferencePictures
            ids={form.referenceImageIds}
            isUsed={can?.references !== false}
            onChange={(referenceImageIds) => write({ referenceImageIds })}
          />
        )}
      </div>
    </Dialog>
  )
}
