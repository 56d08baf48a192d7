import { Fragment, type ReactNode, useId } from 'react'

type FoundGroupProps<Found> = {
  name: string
  found: readonly Found[]
  children: (found: Found, index: number) => ReactNode
}

/** The options of one kind below their name; nothing where there are none. */
export function FoundGroup<Found extends { id: string }>(props: FoundGroupProps<Found>) {
  const { name, found, children } = props
  const nameId = useId()
  if (found.length === 0) return null
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset may not stand in a listbox
    <div role="group" aria-labelledby={nameId}>
      <p className="grp" id={nameId}>
        {name}
      </p>
      {found.map((item, index) => (
        <Fragment key={item.id}>{children(item, index)}</Fragment>
      ))}
    </div>
  )
}
