/** Words with a capital letter in the middle of a sentence that are no name. */
export const USUAL_CAPITALS = new Set(
  `I Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April May June July August September October November December Christmas Easter English Mum Dad Mummy Daddy Nana Nan Gran Granny
  Grandma Grandpa Grandad Papa Mama Baby Moon Earth Mars Jupiter Saturn Venus North South East West God Mr Mrs Miss Captain King Queen Doctor`.split(
    /\s+/u
  )
)
