import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Check, Clapperboard, Image, Mic, Search, X } from 'lucide-react'
import { SEED_PRICES } from '#contract/kinds.ts'
import compass from '#web/assets/site/compass.webp'
import headland from '#web/assets/site/headland.webp'
import { useHomepage } from '#web/features/landing/edited/homepage.ts'
import { Still } from '#web/features/landing/still.tsx'
import { buttonClass } from '#web/ui/button.tsx'
import { CreditGlyph, ScenesGlyph } from '#web/ui/glyphs.ts'
import { Logo } from '#web/ui/logo.tsx'
import { Price } from '#web/ui/price.tsx'
import './preview.css'

/** A drawn copy of the editor's first tab, and what is worth noticing in it. */
export function DashboardPreview() {
  const { t, i18n } = useLingui()
  const { areClaimsHidden } = useHomepage()
  return (
    <section className="section banded" aria-labelledby="preview">
      <div className="site-width">
        <div className="section-head">
          <h2 className="headline" id="preview">
            <Trans>The whole production on one sheet</Trans>
          </h2>
          <p className="lede">
            <Trans>
              Rows are voice, picture and clip. Columns are your scenes. What is ready, what is
              running and what needs you is visible without opening anything.
            </Trans>
            {!areClaimsHidden && <> {t`Teams tell us they make videos 8x faster.`}</>}
          </p>
        </div>
        <PreviewScreen />
        <ul className="preview-notes">
          {PREVIEW_NOTES.map(({ id, title, text }) => (
            <li key={id}>
              <h3>{i18n._(title)}</h3>
              <p>{i18n._(text)}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}

const PREVIEW_NOTES = [
  {
    id: 'running',
    title: msg`Nothing is hidden in a queue`,
    text: msg`Every running job shows its scene, its track and the time it usually takes.`,
  },
  {
    id: 'words',
    title: msg`Change a word, keep the rest`,
    text: msg`Edited text marks its old voice as out of date. Nothing is remade until you ask.`,
  },
  {
    id: 'pictures',
    title: msg`Your pictures are welcome`,
    text: msg`Drop a photograph into any scene and animate that instead.`,
  },
]

/** The editor, drawn with our own parts: it follows theme and language, and nothing in it can be pressed. */
function PreviewScreen() {
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

type PreviewSceneProps = {
  number: number
  picture: string
  voiceOver: string
  prompt: string
  isSelected?: boolean
}

/** One scene card of the drawn editor. */
function PreviewScene(props: PreviewSceneProps) {
  const { number, picture, voiceOver, prompt, isSelected } = props
  const { t } = useLingui()
  const actions = [
    { icon: Mic, name: t`Voice`, credits: SEED_PRICES.generate_voice },
    { icon: Image, name: t`Image`, credits: SEED_PRICES.generate_image },
    { icon: Clapperboard, name: t`Video`, credits: SEED_PRICES.generate_video },
  ]
  return (
    <article className="preview-scene" data-selected={isSelected || undefined}>
      <p className="edge">
        <b>{number}</b>
        {number === 1 ? '00:00 – 00:10' : '00:10 – 00:20'}
      </p>
      <div className="preview-scene-body">
        <Still src={picture} ratio="9/16" alt="" />
        <div>
          <p className="preview-label">
            <Mic />
            {t`Voice-over`}
          </p>
          <p>{voiceOver}</p>
          <p className="preview-label">
            <Image />
            {t`Image prompt`}
          </p>
          <p className="text-muted">{prompt}</p>
        </div>
      </div>
      <p className="preview-actions">
        {actions.map(({ icon: Icon, name, credits }) => (
          <span key={name} className={buttonClass({ size: 'sm' })}>
            <Icon />
            {name}
            <Price credits={credits} />
          </span>
        ))}
      </p>
    </article>
  )
}

type CellState = 'ready' | 'running' | 'stale' | 'failed' | 'empty'

const TRACKS: { id: 'voice' | 'image' | 'clip'; percent: number; cells: CellState[] }[] = [
  {
    id: 'voice',
    percent: 83,
    cells: ['ready', 'ready', 'ready', 'stale', 'ready', 'running'],
  },
  {
    id: 'image',
    percent: 83,
    cells: ['ready', 'ready', 'ready', 'ready', 'ready', 'running'],
  },
  {
    id: 'clip',
    percent: 33,
    cells: ['ready', 'ready', 'running', 'empty', 'failed', 'empty'],
  },
]

/** The exposure sheet of the drawn editor: tracks by scenes. */
function PreviewSheet() {
  const { t } = useLingui()
  const names = { voice: t`Voice`, image: t`Image`, clip: t`Video` }
  return (
    <div className="preview-sheet">
      <p className="preview-share">
        <b>67%</b>
        <span>
          <Trans>Overall completion</Trans>
        </span>
      </p>
      <div className="preview-tracks">
        {TRACKS.map(({ id, percent, cells }) => (
          <p key={id}>
            <span>{names[id]}</span>
            {cells.map((state, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- the cells are scenes in their order and never change
              <i key={index} data-state={state}>
                {state === 'ready' ? <Check /> : state === 'failed' ? <X /> : index + 1}
              </i>
            ))}
            <span className="mono">{percent}%</span>
          </p>
        ))}
      </div>
    </div>
  )
}
