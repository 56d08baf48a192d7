import { Plural, useLingui } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { CircleAlert, ImagePlus } from 'lucide-react'
import { type SyntheticEvent, useId, useState } from 'react'
import {
  MEDIA_TITLE_CHARACTERS,
  SCENE_TEXT_MAX_CHARACTERS,
  TITLE_MAX_CHARACTERS,
} from '#contract/limits.ts'
import type { DirectImage } from '#contract/media.ts'
import { IMAGE_STYLES, type ImageStyle, PICTURE_RATIOS } from '#contract/options.ts'
import { useAccount } from '#web/features/account/use-account.ts'
import { RatioPicker } from '#web/features/create/ratio-picker.tsx'
import { offerWaysOut } from '#web/features/credits-short/ways-out.ts'
import { STYLE_NAMES } from '#web/features/image/image-style-select.tsx'
import { untilAnswered } from '#web/features/live/until-answered.ts'
import { useStudio } from '#web/features/studio/studio.tsx'
import { api, client, readAgain } from '#web/lib/api.ts'
import { asSentence, errorMessage, hasCode } from '#web/lib/error-message.ts'
import { newId } from '#web/lib/new-id.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'

export function GenerateImageButton() {
  const { t } = useLingui()
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button needs="edit" icon={ImagePlus} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t`Generate New Image`}
      </Button>
      {isOpen && <GenerateImageDialog onClose={() => setOpen(false)} />}
    </>
  )
}

type GenerateImageDialogProps = {
  /** What is in the fields at first. */
  first?: Partial<DirectImage>
  onStarted?: () => void
  onClose: () => void
}

const EMPTY: DirectImage = { prompt: '', title: '', aspectRatio: '1/1', style: 'AUTO' }

/** A picture for the library, drawn from a prompt, at the price on the button. */
export function GenerateImageDialog({ first, onStarted, onClose }: GenerateImageDialogProps) {
  const { t, i18n } = useLingui()
  const form = useId()
  const [wish, setWish] = useState({ ...EMPTY, ...first })
  const [isTried, setTried] = useState(false)
  const available = useAccount()?.credits.available
  const price = useStudio()?.prices.generate_image
  const generate = useGenerateImage({
    price,
    onStarted: () => {
      onStarted?.()
      onClose()
    },
  })
  const isEmpty = wish.prompt.trim() === ''
  const change = (changed: Partial<DirectImage>) => setWish({ ...wish, ...changed })

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    setTried(true)
    if (!isEmpty) generate.mutate(wish)
  }

  return (
    <Dialog
      title={t`Generate New Image`}
      onClose={onClose}
      actions={
        <>
          {available !== undefined && (
            <span className="mr-auto self-center text-sm text-muted">
              <Plural value={available} one="You have # credit" other="You have # credits" />
            </span>
          )}
          <Button onClick={onClose}>{t`Cancel`}</Button>
          <Button
            type="submit"
            form={form}
            variant="primary"
            busy={generate.isPending}
            disabled={price === undefined}
            {...(price !== undefined && { price })}
          >
            {t`Generate Image`}
          </Button>
        </>
      }
    >
      <form id={form} className="grid gap-4" noValidate onSubmit={submit}>
        <Field
          label={t`Prompt`}
          error={isTried && isEmpty ? t`Please provide a prompt` : undefined}
        >
          {(control) => (
            <textarea
              {...control}
              className="textarea"
              data-focus-first
              rows={4}
              maxLength={SCENE_TEXT_MAX_CHARACTERS}
              placeholder={t`What the picture shows, how it is lit, from where it is seen`}
              value={wish.prompt}
              onChange={(event) => change({ prompt: event.target.value })}
            />
          )}
        </Field>
        <Field label={t`Title`} aside={<span className="text-sm text-muted">{t`Optional`}</span>}>
          {(control) => (
            <input
              {...control}
              className="input"
              autoComplete="off"
              maxLength={TITLE_MAX_CHARACTERS}
              placeholder={t`First ${MEDIA_TITLE_CHARACTERS} characters of the prompt`}
              value={wish.title}
              onChange={(event) => change({ title: event.target.value })}
            />
          )}
        </Field>
        <RatioPicker
          ratios={PICTURE_RATIOS}
          value={wish.aspectRatio}
          onChange={(aspectRatio) => change({ aspectRatio })}
        />
        <Field label={t`Style`}>
          {(control) => (
            <select
              {...control}
              className="select"
              value={wish.style}
              onChange={(event) => change({ style: event.target.value as ImageStyle })}
            >
              {IMAGE_STYLES.map((style) => (
                <option key={style} value={style}>
                  {i18n._(STYLE_NAMES[style])}
                </option>
              ))}
            </select>
          )}
        </Field>
        {generate.error && (
          <p className="err" role="alert">
            <CircleAlert />
            {asSentence(errorMessage(generate.error), i18n.locale)}
          </p>
        )}
      </form>
    </Dialog>
  )
}

type GenerateImage = {
  /** What the button shows: the server refuses to charge more. */
  price: number | undefined
  onStarted: () => void
}

/** Has a picture drawn for the library. A press that is sent again after a lost answer draws and costs nothing more. */
function useGenerateImage({ price, onStarted }: GenerateImage) {
  const queryClient = useQueryClient()
  const [sent, setSent] = useState({ wish: '', id: newId() })
  return useMutation({
    mutationFn: (wish: DirectImage) => {
      const text = JSON.stringify(wish)
      const id = text === sent.wish ? sent.id : newId()
      setSent({ wish: text, id })
      const most = price === undefined ? {} : { maxCredits: price }
      return untilAnswered(() => client.media.generateImage({ ...wish, ...most, requestId: id }))
    },
    onSuccess: () => {
      void readAgain(queryClient, api.media.key())
      void readAgain(queryClient, api.account.key())
      onStarted()
    },
    onError: (error) => {
      offerWaysOut(error, { parts: [], make: () => undefined })
      if (hasCode(error, 'PRICE_CHANGED')) void readAgain(queryClient, api.studio.key())
    },
  })
}
