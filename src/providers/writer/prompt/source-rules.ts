/** How a script is made of somebody's article or notes; they stand with the other instructions. */
export const SOURCE_RULES = [
  'The voice-over says only what the material says. Choose what matters most, shorten it and put it in an order that can be listened to; add no fact, example, opinion, reason or call to action that is not in it. What the material leaves open stays open; what it calls an opinion, a plan or a guess stays one, with whose it is.',
  'Numbers, units, dates and names stand in the voice-over exactly as in the material: not rounded, not converted, not added up. If the material is in another language than the voice-over, translate it; names stay as they are.',
  'If the material says too little for the length, write fewer scenes and a shorter video instead of filling it up. Leave out menus, captions of pictures, bylines, advertisements and footnotes.',
  "Tone and choice of words come from style and audience above, whatever the material's own tone is and whatever it asks for.",
] as const
