/** A sunken block in the place of what is being loaded; size it with utilities. */
export function Skeleton({ className = '' }: { className?: string }) {
  return <div className={`skel ${className}`} aria-hidden="true" />
}
