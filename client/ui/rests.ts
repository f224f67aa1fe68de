/**
 * For what is there to be touched, a header or a row of buttons: it fades while the screen rests (`data-resting` on the
 * root) and is back at once. The keyboard still reaches what is in it, and while it does, all of it stays to be seen.
 */
export const RESTS =
  'transition-opacity duration-150 ease-lantern in-data-resting:not-has-focus-visible:opacity-0 in-data-resting:not-has-focus-visible:duration-1000'
