import { useEffect } from 'react'
import { subscribeToTheme } from './theme.ts'

/** While it is mounted the page follows the system's theme, and a choice made in another window. */
export function useLiveTheme() {
  useEffect(() => subscribeToTheme(nothing), [])
}

/** The theme sets itself on the page; nobody here needs to know. */
function nothing() {}
