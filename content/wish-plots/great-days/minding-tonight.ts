import { WHICHEVER_RELATIVE } from '../kinfolk/whoever.ts'
import { wishPlot } from '../wish-plot.ts'

/** A grandparent, aunt or uncle, {A}, looks after the hero for an evening. */
export const mindingTonight = wishPlot({
  id: 'wish-minding-tonight',
  star: 'kin',
  starIsGrown: true,
  nothingElse: true,
  wishes: ['grandma babysits', 'babysit', 'babysits', 'babysitting', 'babysat', 'baby sitting', 'baby sit', 'baby-sitting', 'looking after us', 'looking after me', 'looking after', 'looks after us', 'looks after', 'looked after', 'minding', 'puts to bed', 'putting to bed', 'puts us to bed', 'watching us tonight', 'in charge tonight'],
  answers: [...WHICHEVER_RELATIVE, ...WHICHEVER_RELATIVE.map((word) => `${word}’s`), 'babysit', 'babysits', 'babysitting', 'babysat', 'sitting', 'looking', 'looks', 'look', 'looked', 'after', 'us', 'me', 'them', 'tonight', 'today', 'tomorrow', 'evening', 'night', 'is', 'coming', 'comes', 'come', 'came', 'to', 'with', 'over', 'for', 'while', 'we', 'go', 'out', 'going', 'are', 'parents', 'first', 'time', 'stay', 'stays', 'staying', 'in', 'charge', 'bedtime', 'bed', 'put', 'puts', 'putting', 'biscuits', 'biscuit', 'cookies', 'story', 'stories', 'watching', 'minding', 'minds', 'fun', 'late', 'up', 'lets', 'saturday', 'friday', 'sunday', 'weekend', 'will', 'be', 'kids', 'children', 'grandkids', 'grandchildren', 'date', 'dinner', 'cinema', 'party'],
  except: ['wants', 'hospital', 'ill', 'sick', 'died', 'away', 'cries', 'cried', 'crying', 'sad', 'scared', 'afraid', 'hates', 'not', 'never', 'miss', 'misses', 'dragon', 'robot', 'monster', 'dog', 'cat', 'pet', 'hamster', 'plants', 'garden', 'job', 'cousin', 'niece', 'nephew', 'prison', 'divorce', 'work', 'operation', 'newborn', 'nappy', 'diaper', 'always', 'ran'],
  moods: ['first', 'waiting', 'proud', 'change', 'late'],
  company: ['list', 'fridge', 'boat', 'tin', 'torch', 'chair'],
  about: 'Whoever looks after the hero tonight does not keep to the list on the fridge and will not be put to bed, until the hero makes a list for two on its back.',
  titles: ['The Back of the List', 'Who Puts Whom to Bed', '{H} Is in Charge', 'Nothing About Biscuits', 'The Whale, Twice'],
  want: [
    {
      id: 'list-on-the-fridge',
      A: 'partner',
      paragraphs: [
        'Tonight {A} was looking after {H}, and on the fridge hung a list. Supper, it said. Teeth. Bath. One story. Bed at half past seven. {H} knew it by heart. {A} read it twice. “Where does it say biscuits?” asked {A}.',
        '“It doesn’t,” said {H}. “Then I’ll have mine standing up,” said {A}, and had two. {H} wanted it all to be as on the list. This was not going to be easy.'
      ]
    }
  ],
  way: [
    {
      id: 'supper',
      A: 'partner',
      spare: 1,
      paragraphs: [
        'For supper there were peas. {A} looked at them for some time. Then {A} pushed them under the potato, one after the other. “I can see you,” said {H}. “I’m tucking them in,” said {A}. “It’s nearly their bedtime.”',
        '{H} lifted up the potato. The peas lay there in a row. “Three more, and then you can get down,” said {H}. {A} ate three, and chose the smallest.'
      ]
    },
    {
      id: 'clock',
      A: 'partner',
      spare: 7,
      paragraphs: [
        '{H} pointed at the clock. “What does that say?” {A} came up close. “It says ten past something,” said {A}. “I can’t tell without my glasses.” The glasses were on {A}’s nose.',
        'So {H} took them off, and cleaned them, and put them on again. “Oh,” said {A}. “It’s later than I thought. We should hurry.” {H} was pleased. “What shall we play first?” said {A}.'
      ]
    },
    {
      id: 'cards',
      A: 'partner',
      spare: 6,
      paragraphs: [
        '“Just one round of Snap,” said {A}. They played, and {H} won. “Best of three,” said {A}. {H} won those as well. “Best of eleven,” said {A}. {H} laid a hand on the cards.',
        '“It’s not on the list,” said {H}. {A} found a pencil, and went to the fridge. When {H} came to look, it said “Snap” there, in rather wobbly writing. It was between the teeth and the bath.'
      ]
    },
    {
      id: 'noise-outside',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'In the hall something went “ugg-ugg-ugg”. {A} took hold of {H}’s sleeve. “What’s that?” whispered {A}. “That’s only the fridge,” said {H}. “It does it every night.” They went to see, hand in hand.',
        'It was the fridge. {H} patted it on the door, and it stopped. “How do you know all that?” asked {A}. “I live here,” said {H}. “You’ll get used to it.”'
      ]
    },
    {
      id: 'den',
      A: 'partner',
      spare: 9,
      paragraphs: [
        'When {H} came back, there was no {A} on the sofa. There was not much of a sofa either. All the cushions stood on end, with a blanket across. “You can’t see me,” said the cushions. “You’ll have to be in bed first,” said {H}.',
        '“There’s room for two in here,” said the cushions. {H} looked in, only to check. It was dark, and smelled of biscuit. It took a good while to check it all.'
      ]
    },
    {
      id: 'teeth',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'Teeth were next on the list. {A} brushed {A}’s own as well, to keep {H} company. It tickled, and {A} started to hum. It was a tune with a lot of foam. {H} came in with the low part.',
        'At the end you had to spit. {H} hit the hole exactly. {A} hit the mirror, a good way up. “It’s snowed on me,” said {A} to the mirror, and gave a bow.'
      ]
    },
    {
      id: 'boat',
      A: 'partner',
      paragraphs: [
        'When the bath was run, {A} only wanted to try out the boat. It went to Africa and back, with a storm. When {H} got in at last, the water was cold and mostly on the floor. And it was seven.'
      ]
    },
    {
      id: 'where-things-are',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Which pyjamas?” asked {A}. “The ones with stars,” said {H}. “They’re on the hook.” {A} came back with a tea towel with stars on. “It’s rather tight,” said {A}. It went once round one leg.',
        '{H} fetched the right ones. {H} put them on back to front, since that was how {A} was holding them. Now the buttons were behind, and {H} had to be shut from there like a cupboard.'
      ]
    },
    {
      id: 'whale',
      A: 'partner',
      paragraphs: [
        'Then {A} read the story about the whale, with a bucket over {A}’s head to do the voice. “Again,” said {A}. “It says one story,” said {H}, and put out the light. It was dark and quiet. Then something crunched. {A} was under the table, with a torch and the biscuit tin.'
      ]
    },
    {
      id: 'telephone',
      A: 'partner',
      spare: 4,
      paragraphs: [
        'The telephone rang. “Is everything all right?” it asked. “Yes,” said {A}. “Is there a bucket on your head?” asked the telephone. “It sounds as if there were.” {A} took the bucket off. “No,” said {A}.',
        'Then {H} had the telephone. “Is {A} being good?” it asked. {H} looked across. {A} shook {A}’s head, and pointed at the tin. “Quite good,” said {H}.'
      ]
    },
    {
      id: 'one-more-question',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“I need a drink of water,” said {A}. {H} brought one. “It’s too cold,” said {A}. {H} held it in both hands till it was warmer. “Now I need to go to the toilet,” said {A}, “and then I’ve got to tell you something.”',
        '{H} waited outside the door. “What did you want to tell me?” “I’ve forgotten,” called {A}. “It’ll come back if I stay up.” {H} knew that one. {H} had made it up.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} was not on the list by name, and so {S} kept out of it. “I’m a visitor,” said {S}, with one foot in the biscuit tin. “Visitors go to bed last.” {A} did not remember any visitor with odd socks on.',
        '“Then you get the visitor’s bed,” said {A}. “That’s the bath, with a towel.” {S} thought about that. After a minute {S} lived here again, and was already in pyjamas.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had read the evening at once. Somebody was here who dropped things. {A} walked about half a step behind, and it had been worth it. There had been crumbs in every room.',
        '{H} bent down. “You ought to be in your basket,” said {H}. {A} looked at the tin, and then at {H}. It was clear that {A} had been told something else.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 12,
      paragraphs: [
        '{A} was the only one who went by the list. At seven {A} yawned. At five past, {A} lay there with both arms up, and was gone. “You see?” said {H}. “That’s how it’s done.”',
        'They stood side by side and looked. A small bubble came out, and went in again. “I could never do that,” was whispered at the edge of the cot. It was not {H} who had said it.'
      ]
    },
    {
      id: 'why-not-to-bed',
      A: 'partner',
      paragraphs: [
        '{H} crawled in under the table with {A}. “Aren’t you ever tired?” asked {H}. “Not here,” said {A}. “I’ve looked forward to this all week. And if you’re in bed at half past seven, there’s only me, and the sofa, and the clock.”',
        '{H} had not thought of that. {H} took the list off the fridge, and turned it over. Its back was empty.'
      ]
    }
  ],
  turn: [
    {
      id: 'a-list-for-two',
      A: 'partner',
      paragraphs: [
        'They made a new one, with a red crayon. “One biscuit each, sitting down,” said {H}, and {A} drew it. “The whale, once more. Then bed for both of us.” “Where’s my bed?” asked {A}. {H} pushed the big chair up to {H}’s own bed, and found a blanket.',
        'This time {H} was the one who told it. {H} put on the bucket and did the whale. “Whooo,” went the whale. {A} laughed, and pulled the blanket up to both ears.'
      ]
    },
    {
      id: 'biscuit-sitting-down',
      A: 'partner',
      spare: 13,
      paragraphs: [
        'A biscuit tastes different when you sit down to it. They both had theirs on a plate, and ate round the edge first. “How long can you make the middle last?” asked {A}. {H} could make it last until {A} had finished.',
        'Then {A} looked at {H}’s middle. {H} looked at it too. {H} broke it in two. One half came out a bit bigger, and {A} did not take that one.'
      ]
    },
    {
      id: 'half-a-whale',
      A: 'partner',
      spare: 14,
      paragraphs: [
        '{H} told about the whale that could not find its mother. Half way, {H} could not remember what came next. “Then it ate a biscuit,” said {A} with closed eyes. “It did not,” said {H}.',
        '“It was a very big biscuit,” said {A}, “and its mother was behind it.” {H} thought about that. The whale in the book took eleven pages more. “That’s right,” said {H}. “That’s just where she was.”'
      ]
    },
    {
      id: 'report',
      A: 'partner',
      paragraphs: [
        'In the middle of the whale something rumbled. It was not the whale. {A}’s chin had gone down on {A}’s chest. {H} lifted the bucket a little to look. Then {H} slid the glasses off {A}’s nose, and put them where they could be found.',
        'There was room left at the bottom of the list. {H} drew three biscuits there, so that everybody would know. Then {H} drew a star, because {A} had been good.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} stayed close to the biscuit tin.',
      '{names} looked from one to the other, to see who was in charge.',
      { text: '{names} held the list up to the lamp, in case there was more on it.', needs: ['hands'] },
      { text: '{names} waved to the taxi from the window.', needs: ['hands'] }
    ],
    way: [
      '{names} got a good place for the whale.',
      '{names} followed the crumbs, as far as the table.',
      { text: '{names} mopped up the storm with a towel.', needs: ['hands'] },
      { text: '{names} held the torch, and shone it on the wrong one.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down where the whale could be heard.',
      '{names} yawned, and then nearly everybody did.',
      { text: '{names} tucked the blanket in round the chair.', needs: ['hands'] },
      { text: '{names} coloured in the star, out over the edge.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bucket went back under the sink. The list hung on the fridge again, with its back to the front.',
    '{H} lay down, right beside the big chair, and one hand stayed on the edge of the blanket.'
  ],
  last: [
    'From the chair came the whale, very softly, and {H} was asleep.',
    'Everything on the list had been done, even the back of it, and {H} was asleep.'
  ]
})
