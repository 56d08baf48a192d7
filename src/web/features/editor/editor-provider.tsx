import type { ReactNode } from 'react'
import { BenchContext, useBenchOf } from './bench-context.ts'
import { type Editor, EditorContext } from './editor-context.ts'

type EditorProviderProps = { editor: Editor; children: ReactNode }

/** Hands what is edited to all parts of the editor, and what scenes have in common to theirs. */
export function EditorProvider({ editor, children }: EditorProviderProps) {
  const bench = useBenchOf(editor)
  return (
    <EditorContext value={editor}>
      <BenchContext value={bench}>{children}</BenchContext>
    </EditorContext>
  )
}
