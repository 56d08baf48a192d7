import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { type RefObject, useEffect, useRef, useState } from 'react'
import house from '#web/assets/site/house.webp'
import houseSquare from '#web/assets/site/house-square.webp'
import { useHomepage } from '#web/features/landing/edited/homepage.ts'
import { Still } from '#web/features/landing/still.tsx'
import { BrandIcon } from '#web/features/site/brand-icon.tsx'
import { Button } from '#web/ui/button.tsx'
import { Segments } from '#web/ui/segments.tsx'
import { CATEGORIES, CATEGORY_NAMES, type Category, EXAMPLES } from './examples.ts'

export function Gallery() {
  const { t } = useLingui()
  const { areClaimsHidden } = useHomepage()
  const [category, setCategory] = useState<Category | 'all'>('all')
  const list = useRef<HTMLUListElement>(null)
  const { hasPrevious, hasNext, showPrevious, showNext } = useCarousel(list)
  const examples = EXAMPLES.filter((example) => category === 'all' || example.category === category)
  return (
    <section className="section" id="examples" tabIndex={-1} aria-labelledby="examples-title">
      <div className="site-width">
        <div className="section-head split">
          <h2 className="headline" id="examples-title">
            <Trans>Made here, watched elsewhere</Trans>
          </h2>
          <div className="gallery-tools">
            <CategoryFilter chosen={category} onChoose={setCategory} />
            <div className="flex gap-1">
              <Button
                square
                icon={ArrowLeft}
                aria-label={t`Previous examples`}
                disabled={!hasPrevious}
                onClick={showPrevious}
              />
              <Button
                square
                icon={ArrowRight}
                aria-label={t`Next examples`}
                disabled={!hasNext}
                onClick={showNext}
              />
            </div>
          </div>
        </div>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways, so the keyboard must reach it */}
        <ul ref={list} className="gallery" aria-label={t`Example videos`} tabIndex={0}>
          {examples.map((example) => (
            <ExampleCard key={example.id} {...example} />
          ))}
        </ul>
        {!areClaimsHidden && <CaseStudyPanel />}
      </div>
    </section>
  )
}

type CategoryFilterProps = {
  chosen: Category | 'all'
  onChoose: (category: Category | 'all') => void
}

function CategoryFilter({ chosen, onChoose }: CategoryFilterProps) {
  const { t, i18n } = useLingui()
  return (
    <Segments
      label={t`Category`}
      value={chosen}
      onChange={onChoose}
      options={[
        { value: 'all', label: t`All` },
        ...CATEGORIES.map((value) => ({ value, label: i18n._(CATEGORY_NAMES[value]) })),
      ]}
    />
  )
}

type Carousel = {
  hasPrevious: boolean
  hasNext: boolean
  showPrevious: () => void
  showNext: () => void
}

/**
 * Buttons for a list that scrolls sideways by itself; they move it by one item. When its items change, it starts
 * again at its beginning.
 */
function useCarousel(list: RefObject<HTMLElement | null>): Carousel {
  const [edges, setEdges] = useState({ hasPrevious: false, hasNext: true })

  useEffect(() => {
    const element = list.current
    if (!element) return
    const measure = () => setEdges(edgesOf(element))
    const items = new MutationObserver(() => {
      element.scrollTo({ left: 0, behavior: 'instant' })
      measure()
    })
    items.observe(element, { childList: true })
    const sizes = new ResizeObserver(measure)
    sizes.observe(element)
    element.addEventListener('scroll', measure, { passive: true })
    measure()
    return () => {
      items.disconnect()
      sizes.disconnect()
      element.removeEventListener('scroll', measure)
    }
  }, [list])

  return {
    ...edges,
    showPrevious: () => moveByItems(list.current, -1),
    showNext: () => moveByItems(list.current, 1),
  }
}

function edgesOf({ scrollLeft, clientWidth, scrollWidth }: HTMLElement) {
  return { hasPrevious: scrollLeft > 1, hasNext: scrollLeft + clientWidth < scrollWidth - 1 }
}

function moveByItems(list: HTMLElement | null, count: number): void {
  const itemWidth = list?.firstElementChild?.getBoundingClientRect().width ?? 0
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches
  list?.scrollBy({ left: count * itemWidth, behavior: isCalm ? 'instant' : 'smooth' })
}

type ExampleCardProps = Omit<(typeof EXAMPLES)[number], 'id'>

export function ExampleCard({ title, platform, thumbnail, views, category }: ExampleCardProps) {
  const { i18n } = useLingui()
  const { areClaimsHidden } = useHomepage()
  return (
    <li>
      <div className="matte">
        <Still src={thumbnail.src} ratio={thumbnail.ratio} alt="" />
      </div>
      <h3>{i18n._(title)}</h3>
      <p className="about">
        <BrandIcon brand={platform.brand} />
        <span>{platform.name}</span>
        {!areClaimsHidden && <span>{i18n._(views)}</span>}
        <span className="badge">{i18n._(CATEGORY_NAMES[category])}</span>
      </p>
    </li>
  )
}

export function CaseStudyPanel() {
  const { t } = useLingui()
  return (
    <article className="panel case-study">
      <div className="pictures">
        <Still src={house} ratio="9/16" alt="" />
        <Still src={houseSquare} ratio="1/1" alt="" />
      </div>
      <div className="words">
        <h3>
          <Trans>A heat-pump series that answers the phone calls first</Trans>
        </h3>
        <p className="text-muted">
          <Trans>
            Nordlicht Energie turned the eleven questions its hotline hears every winter into eleven
            one-minute videos, in German and French, from the same storyboards.
          </Trans>
        </p>
        <dl>
          <div>
            <dt>{t`for eleven videos`}</dt>
            <dd>{t`9 days`}</dd>
          </div>
          <div>
            <dt>{t`hotline calls`}</dt>
            <dd>{t`−31%`}</dd>
          </div>
          <div>
            <dt>{t`languages, one set of pictures`}</dt>
            <dd>{t`2`}</dd>
          </div>
        </dl>
      </div>
    </article>
  )
}
