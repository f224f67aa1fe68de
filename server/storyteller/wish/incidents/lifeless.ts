/** An animal that neither walks in nor is watched: it is dead, or caught. */
export const IS_LIFELESS =
  /(?<!\p{L})(?:wrung|strangl\p{L}*|axe|not moving|squashed|flattened|all flat|run over|ran over|in (?:its|his|her) mouth|lifeless)(?!\p{L})/iu
