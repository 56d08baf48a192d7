import { useLingui } from '@lingui/react/macro'
import type { ShowcaseVideo } from '#contract/showcase.ts'

type ShowcaseDotsProps = {
  videos: ShowcaseVideo[]
  shown: number
  onChoose: (index: number) => void
}

/** A dot a video; beside a wide player the titles stand with them. */
export function ShowcaseDots({ videos, shown, onChoose }: ShowcaseDotsProps) {
  const { t } = useLingui()
  return (
    <ul className="dots" aria-label={t`Choose a video`}>
      {videos.map(({ id, title }, index) => (
        <li key={id}>
          <button
            type="button"
            aria-label={title}
            aria-current={index === shown || undefined}
            onClick={() => onChoose(index)}
          >
            <i aria-hidden="true" />
            <span>{title}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}
