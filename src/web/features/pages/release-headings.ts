const HEADING = /^## \[(.+?)\](?: - (\S+))?$/gm
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** The changelog's heads as people read them: `[0.1.0] - 2026-11-21` becomes `0.1.0, 21 Nov 2026`. */
export function withReleaseHeadings(changelog: string): string {
  return changelog.replace(HEADING, (_, version: string, day?: string) =>
    day ? `## ${version}, ${DAY.format(new Date(day))}` : `## ${version}`,
  )
}
