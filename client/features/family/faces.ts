/**
 * Given names that are nearly always a girl's or a boy's. Any other name, and any name of the wrong guess, has the face
 * that a new character has, which says nothing of either.
 */
const GIRLS = new Set(
  (
    'ada aisha alice amelia amelie amy ana anna aria aroha astrid ava beatrice bella bianca charlotte chloe clara daisy ' +
    'diana elena elise eliza elizabeth ella ellie elsa emilia emily emma esme eva evelyn evie fatima fiona florence freya ' +
    'georgia grace hana hannah harriet heidi holly imogen ines ingrid iris isabel isabella isla ivy jasmine julia juliette ' +
    'kate katie laila lara laura layla leila lena lily lina lola lottie louisa lucia lucy luna mabel maeve maia maria marie ' +
    'matilda maya mia mila millie mira nadia naomi nina nora olive olivia ophelia penelope phoebe poppy priya rosa rose rosie ' +
    'ruby sadie sarah scarlett sienna sofia sophia sophie stella tara thea tilly violet willa yuki zara zoe'
  ).split(' ')
)
const BOYS = new Set(
  (
    'aaron adam ahmed albert alfie ali anton archie arjun arlo arthur ben benjamin bruno caleb carl carlos charles christopher ' +
    'daniel david diego dylan edward eli elias elijah emil ethan felix finn francesco frank frederick gabriel george hamish ' +
    'harry harvey henry hugh hugo ian ibrahim isaac ivan jack jacob jakob james jasper joe john jonah jonas joseph josh joshua ' +
    'kai karim karl kenji kofi konrad lachlan leo leon levi liam linus logan louis luca lucas luis lukas marco marcus mateo ' +
    'matteo matthew max michael miguel milo mohammed moritz nathan nathaniel nico noah oliver omar oscar oskar otto owen pablo ' +
    'patrick paul peter philip rafael ravi reuben richard robert roman rory samuel sebastian simon stefan ted theo theodore ' +
    'thomas toby tom victor william xavier yusuf zachary'
  ).split(' ')
)

/** The avatar of a member of whom only name and age are known. */
export function faceFor(name: string, age: number): string {
  const first = name.toLowerCase().split(/[\s-]/u)[0] ?? ''
  const kind = GIRLS.has(first) ? 'girl' : BOYS.has(first) ? 'boy' : null
  if (age < 2) return 'baby'
  if (kind === null) return 'child'
  if (age < 13) return kind
  if (age < 18) return kind === 'girl' ? 'teen_girl' : 'teen_boy'
  if (age < 62) return kind === 'girl' ? 'woman' : 'man'
  return kind === 'girl' ? 'elder_woman' : 'elder_man'
}
