import type { HobbyFamily } from '../format.ts'

export const cooking: HobbyFamily = {
  id: 'cooking',
  noun: 'baking and cooking',
  keys: [
    'bak', 'baking', 'cook', 'cooking', 'chef', 'cake', 'bread', 'biscuit', 'cookies', 'recipe', 'kitchen', 'food',
    'making dinner', 'barbecue', 'grill', 'pancake', 'chocolate', 'icing', 'eating'
  ],
  marks: [
    'bake', 'baked', 'bakes', 'baking', 'cooked', 'cooking', 'cooks', 'dough', 'kitchen', 'recipe', 'spoon',
    'stirred', 'stirrer'
  ],
  skills: ['steps', 'patient', 'care'],
  habit: [
    'stirred everything clockwise, for luck, and licked the spoon',
    'baked on grey days, so that there was something round and warm',
    'smelled of cinnamon from a good deal of baking',
    'knew by the sound what was cooking, and how long it would be',
    'could not see an egg without a recipe coming to mind',
    'tasted the air of any kitchen before saying good evening',
    'had opinions about dough',
    'kept a wooden spoon in the same pocket as the handkerchief',
    'said of most things that they wanted a bit more baking',
    'let everybody lick the spoon, the smallest first',
    'burned the toast now and then, and called it cooking',
    'hummed at the oven, so that the baking would rise',
    'drew a smile on every pie before baking it',
    'could make soup out of nearly nothing, and a spoon'
  ],
  bridge: {
    steps: [
      'First the flour, then the egg, as in every recipe, and {S} never skipped a line.',
      '{S} cooked big dinners one onion at a time.',
      'A cake is seven easy things in a row, as anybody knew who had baked with {S}.',
      'Weigh it, mix it, bake it, and only then the icing: {S} did most things like that.'
    ],
    patient: [
      '{S} knew how to sit before the oven and not open it, the hardest part of baking.',
      'Dough rises when it wants to, and {S} had waited for it many times.',
      'Soup gets good by being stirred and left, and {S} was a fine stirrer.',
      'Years of cooking had taught {S} that low and slow is best.'
    ],
    care: [
      '{S} never cooked anything without thinking of who would eat it.',
      'In the kitchen {S} always saw to it that the smallest got the soft middle.',
      'Whoever bakes bread, as {S} did, has warm hands and gives them readily.',
      'One taste from the spoon told {S} what was missing, and with people it was much the same.'
    ]
  },
  help: [
    { text: '{S} stirred the air with one finger and said it needed a pinch more courage, as cooks do.', says: 'S' },
    'Out of one pocket {S} brought a bit of something baked, and it went round.',
    '{S} shared a biscuit out fairly, as cooks do, with the crumbs for the smallest.',
    'A good smell, {S} decided, like a kitchen at four, and thought of one hard enough for everyone.'
  ],
  dream: [
    '{S} slept, warm and round as a bun that has been baked.',
    'Slower and slower {S} stirred the soup in the dream, until the spoon stood still.',
    'The pillow was as soft as dough, and {S} sank right into it.',
    '{S} lay under the blanket like bread under a cloth, in a warm kitchen, asleep.',
    'Warm as a pan when the cooking is done, {S} lay quite still.',
    'There was a warm kitchen in the dream, and in it sat {S}, waiting for something to rise.',
    'Like dough under a cloth {S} lay, and rose a little, and sank.',
    'The spoon was in the drawer, and {S} was in bed.',
    'In the dream {S} had a recipe with only one line, and it said, stir slowly.',
    'The cake in the dream was as big as the bed, and {S} had baked it.',
    'Something nice was cooking in {S}’s dream, and it could take its time.',
    'A smell of baking came along under the blanket with {S}.',
    'Like a pancake in a quiet kitchen {S} turned over once, and slept.',
    'Of all that was baked in the dream {S} got the last biscuit.'
  ],
  meanwhile: [
    { text: '{S} tasted from the big spoon, and looked for a while at the ceiling. Three more grains of salt went in.', age: { S: ['big', 'teen', 'grown', 'old'] } },
    { text: 'On the floor {S} stirred an empty pan, and tried the spoon. Then {S} put in some more nothing.', age: { S: ['small', 'middle'] } },
    { text: '“It says fold,” said {S}, with the recipe in one hand. “It doesn’t say how small.”', says: 'S', age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } },
    'There was flour on the door handle, the tap and the recipe. {S} went about in it, looking for whoever had done that.',
    { text: '“A cup of sugar, says my aunt’s recipe,” said {S}. “Then she moved away, and she took the cup.”', says: 'S', age: { S: ['grown', 'old'] } },
    'A very full spoon went past the door, and behind it went {S}. Neither of them looked left or right.',
    { text: '{S} put a cloth over the bowl of dough, and a minute later lifted one corner. The dough was not ready to talk.', needs: ['hands'] },
    { text: 'The timer rang in the kitchen. “Not you,” said {S}, and another one rang.', says: 'S', age: { S: ['big', 'teen', 'grown', 'old'] } },
    'Twelve biscuits had been baked, and eleven lay on the plate. {S} moved them further apart, and it hardly showed.',
    { text: 'Where the recipe said how much, there was a stain. {S} was smelling the stain.', age: { S: ['middle', 'big', 'teen', 'grown', 'old'] } },
    'A hundred and one, said the kitchen scales. {S} said something back, and took out one raisin.',
    'The smell of baking had reached the hall. Since then {S} had twice had to look for something in the kitchen.'
  ]
}
