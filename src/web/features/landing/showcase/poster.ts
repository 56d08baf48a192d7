/** The poster of the first video of a fresh installation. */
export const SHOWCASE_POSTER = '/showcase/lighthouse.webp'
