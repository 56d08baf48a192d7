import paths, { type Brand } from 'virtual:brand-icons'

export type { Brand }

/** The mark of a platform, in the colour of the text around it; its name stands beside it. */
export function BrandIcon({ brand }: { brand: Brand }) {
  return (
    <svg className="brand-icon" viewBox="0 0 24 24" fill="currentColor" aria-hidden="true">
      <path d={paths[brand]} />
    </svg>
  )
}
