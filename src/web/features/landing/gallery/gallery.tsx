import { Trans, useLingui } from '@lingui/react/macro'
import { ArrowLeft, ArrowRight } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { useHomepage } from '../edited/homepage-context.ts'
import { CaseStudyPanel } from './case-study-panel.tsx'
import { CategoryFilter } from './category-filter.tsx'
import { ExampleCard } from './example-card.tsx'
import { type Category, EXAMPLES } from './examples.ts'
import { useCarousel } from './use-carousel.ts'

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
