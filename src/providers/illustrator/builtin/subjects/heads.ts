/** Artwork that shows a head only; it looks out from behind grass, snow or sand. */
export const HEADS =
  /-face$|:fox$|:wolf$|:bear$|:panda$|:koala$|:lion$|:polar-bear$|:frog$|:hamster$|:raccoon$|:moose$|:boar$|:unicorn$|:dragon-face$|:tiger-face$|:donkey$/
