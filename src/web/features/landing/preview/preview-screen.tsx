import { useLingui } from '@lingui/react/macro'
import { Clapperboard, Image, Mic, Search } from 'lucide-react'
import compass from '#web/assets/site/compass.webp'
import headland from '#web/assets/site/headland.webp'
import { CreditGlyph, ScenesGlyph } from '#web/ui/glyphs.ts'
import { Logo } from '#web/ui/logo.tsx'
import { PreviewScene } from './preview-scene.tsx'
import { PreviewSheet } from './preview-sheet.tsx'

/** The editor, drawn with our own parts: it follows theme and language, and nothing in it can be pressed. */
export function PreviewScreen() {
  const { t } = useLingui()
  return (
    <figure
      className="preview"
      aria-label={t`The Reelwright editor: a completion sheet with six scenes and three tracks, and two scene cards with their picture, voice-over text and prompts`}
    >
      <div className="preview-bar" inert>
        <span className="logo">
          <Logo />
        </span>
        <span className="preview-search">
          <Search />
          {t`Search...`}
        </span>
        <span className="badge">
          <CreditGlyph />
          {t`1,240 Credits`}
        </span>
        <span className="avatar">LT</span>
      </div>
      <div className="preview-body" inert>
        <p className="preview-title">
          <b>{t`Every lighthouse blinks its own name`}</b>
          <span className="badge" data-tone="info">{t`Processing`}</span>
          <span className="badge">{t`Example`}</span>
        </p>
        <p className="preview-tabs">
          <b>
            <ScenesGlyph />
            {t`Storyboard`}
          </b>
          <span>
            <Mic />
            {t`Voice`} <i className="mono">5/6</i>
          </span>
          <span>
            <Image />
            {t`Image`} <i className="mono">5/6</i>
          </span>
          <span>
            <Clapperboard />
            {t`Video`} <i className="mono">2/6</i>
          </span>
        </p>
        <PreviewSheet />
        <div className="preview-scenes">
          <PreviewScene
            number={1}
            picture={headland}
            voiceOver={t`Every lighthouse blinks its own name. Not in letters. In light. Look out to sea tonight and you can read it.`}
            prompt={t`Lighthouse on a dark headland at blue hour, lamp just lit, long beam across a calm sea`}
          />
          <PreviewScene
            number={2}
            picture={compass}
            isSelected
            voiceOver={t`Sailors call it the characteristic. Two flashes, every ten seconds, and they know where they are.`}
            prompt={t`Brass compass on a wooden chart table at night, warm lamp light`}
          />
        </div>
      </div>
    </figure>
  )
}
