const KIN =
  'grandma grandpa granny grandad granddad gran nan nana grandmother grandfather dad daddy papa mum mummy mom mommy mama father mother uncle aunt auntie aunty brother sister baby neighbour neighbor teacher friend cousin classmate oma opa abuela abuelo nonna nonno lola lolo nani dadi yiayia bibi gogo nanny wife husband'.split(
    ' '
  )

/** What makes a small trouble of the body a grave one, or another’s: for the `except` of a story about such a trouble. */
export const SERIOUS: readonly string[] = [
  ...'hospital hospitals ambulance emergency urgent surgery operation operated cancer leukaemia leukemia tumour tumor scan scans accident crash crashed fainted faint unconscious died dead dying dies death funeral heaven hit hits hitting punched punch kicked slapped beaten bullied bully bullies teased teasing laughed mean blind deaf dog dogs cat cats puppy kitten rabbit hamster horse pony dragon dragons dinosaur dinosaurs monster robot babies'.split(
    ' '
  ),
  ...KIN.flatMap((who) => [who, `${who}’s`])
]
