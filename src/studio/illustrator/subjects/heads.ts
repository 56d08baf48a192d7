/** Artwork that shows a head only; it looks out from behind grass, snow or sand. */
export const HEADS = /-face$|:moose$|:boar$|:unicorn$|:donkey$/
