/** What a card needs to draw and to say, and not the text: a library of years is listed without carrying it along. */
export const PREVIEW_SOURCE = 400
