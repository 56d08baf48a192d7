import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { IMAGE_STYLES, type ImageStyle } from '#contract/options.ts'
import { useEditor } from '#web/features/editor/editor-context.tsx'
import { whenOpen } from '#web/features/editor/reopen-first.tsx'
import { useChangeStoryboard } from '#web/features/editor/use-storyboard-action.ts'
import { useOff } from '#web/ui/refusals.ts'

export const STYLE_NAMES: Record<ImageStyle, MessageDescriptor> = {
  AUTO: msg`Auto Style`,
  GENERAL: msg`General`,
  REALISTIC: msg`Realistic`,
  DESIGN: msg`Design`,
}

/** The style of the images that are made from now on. */
export function ImageStyleSelect({ label }: { label: string }) {
  const { i18n } = useLingui()
  const id = useId()
  const { storyboard } = useEditor()
  const change = useChangeStoryboard(storyboard.id)
  const off = useOff('edit')
  function choose(imageStyle: ImageStyle) {
    whenOpen(storyboard, () => change.mutate({ imageStyle }))
  }

  return (
    <span className="field-inline">
      <label htmlFor={id}>{label}</label>
      <select
        {...off}
        className="select"
        id={id}
        value={storyboard.imageStyle}
        onChange={(event) => choose(event.target.value as ImageStyle)}
      >
        {IMAGE_STYLES.map((style) => (
          <option key={style} value={style}>
            {i18n._(STYLE_NAMES[style])}
          </option>
        ))}
      </select>
    </span>
  )
}
