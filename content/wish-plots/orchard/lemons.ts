import { NOT_SERVED } from '../larder/not-served.ts'
import { wishPlot } from '../wish-plot.ts'

export const lemons = wishPlot({
  id: 'wish-lemons',
  wishes: ['lemon', 'lemons', 'lemmon', 'lemmons', 'lemin', 'slice of lemon', 'lemon slice', 'lemon face', 'sour face', 'lemon faces', 'sour faces', 'biting a lemon', 'bite a lemon', 'sour lemon', 'sucking a lemon', 'eating a lemon'],
  answers: ['sour', 'yellow', 'face', 'faces', 'slice', 'slices', 'bite', 'bites', 'biting', 'bit', 'lick', 'licks', 'licking', 'eat', 'eats', 'eating', 'ate', 'suck', 'sucks', 'funny', 'first', 'taste', 'tasting', 'tastes', 'juicy', 'fruit', 'pips', 'favourite', 'love', 'loves', 'own', 'straight', 'pull', 'pulls', 'pulling', 'laugh', 'mouth'],
  except: [...NOT_SERVED, 'lemonade', 'stand', 'stall', 'cake', 'drizzle', 'curd', 'meringue', 'pie', 'pancake', 'pancakes', 'ice', 'lolly', 'sherbet', 'tea', 'juice', 'tree', 'trees', 'grow', 'growing', 'plant', 'picking', 'paint', 'sweets', 'sweet', 'ink', 'secret', 'battery', 'electricity', 'lime', 'limes', 'orange', 'oranges', 'melon', 'car', 'cut', 'eye', 'cold', 'throat', 'cough', 'shark', 'tart', 'demon', 'talking', 'lost', 'made', 'passport', 'why', 'angry', 'grumpy', 'cross', 'sad'],
  moods: ['first', 'learning', 'proud'],
  fed: true,
  company: ['lemon', 'passport', 'kettle', 'sugar'],
  about: 'The hero wants to bite a lemon with a face as in a passport, and the face is not in the lemon at all but in whoever looks on.',
  titles: ['A Passport Face', 'Something Moved', '{H} Bites a Lemon', 'It Was Only Waiting to Be Let Out', 'Like a Wall'],
  want: [
    {
      id: 'like-a-wall',
      A: 'partner',
      paragraphs: [
        'In a passport you must not laugh, or frown, or shut one eye. You have to look like a wall. That was how {H} wanted to bite a lemon. “I’ll tell you if anything moves,” said {A}, and sat down in front.',
        '{H} looked like a wall, and bit into the slice. Both eyes went shut. Both ears went back, and the chin came up and met the nose. “Something moved,” said {A}. “What?” asked {H}, as soon as there was a mouth again. “Everything,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'a-bag-of-sugar',
      A: 'partner',
      paragraphs: [
        '“You’ve got to think of sugar,” said {A}, “then it can’t get you.” {H} thought of a whole bag, and bit. The lemon went straight through the sugar, and out at the other side. The face was worse than before.',
        'So {H} held on to both cheeks. But the forehead did it instead, and so did all the toes. “It’s found a way round,” said {A}.'
      ]
    },
    {
      id: 'the-real-passport',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} knew somebody with a very good passport face. “A seagull once walked off with her sandwich,” said {A}. “And she still looked straight ahead.” {H} tried it with a seagull. It was no trouble at all.',
        '{A} walked off with a biscuit as well, to be sure. Nothing moved but the eyes, and those are allowed. “It isn’t your face,” said {A}, with a full mouth. “It really is the lemon.”'
      ]
    },
    {
      id: 'pips',
      A: 'same',
      spare: 2,
      paragraphs: [
        'There was a pip in the slice, white and pointed. {H} pressed it, and it was gone. They heard it land, ting, a good way off. “Where?” asked {A}. They both looked in the wrong place.',
        'The next one they aimed at a cup. It went ting on the lamp, and ting on the spoon, and then nothing. A lemon has more pips than it has room for. “It’s giving them away,” said {H}.'
      ]
    },
    {
      id: 'ears-go-back',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“Your ears did move,” said {A}. “Can you do that without?” {H} tried hard. The eyebrows went up, and the shoulders, and one foot. The ears stayed where they were. “Now with,” said {A}. {H} licked the lemon, and they went.',
        '“So it knows which strings to pull,” said {H}. {A} licked it too. They sat there side by side, and wagged.'
      ]
    },
    {
      id: 'where-on-the-tongue',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“It’s only sour in some places,” said {A}. “You’ve just got to put it where it isn’t.” {H} put out the tip of {H}’s tongue. It was sour there. It was sour on the left, and on the right, and a bit behind.',
        '{H} stuck it to the chin. “Well?” asked {A}. “Not there,” said {H}. “There it’s only wet.” They wrote that down. It was no way to eat, but it was a start.'
      ]
    },
    {
      id: 'sorting-faces',
      A: 'same',
      spare: 5,
      paragraphs: [
        'They gave numbers to the faces, so as to know them again. One was only a twitch. Four was both eyes, and seven was when you could see the gums. At nine the person was gone, and there was nothing but creases.',
        '“What was that one?” asked {H}, coming out of it. “Eight and a half,” said {A}. “You had one nostril left.” {A} wrote it down, with a drawing. It looked like a walnut.'
      ]
    },
    {
      id: 'upside-down-face',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Perhaps it can’t find you the other way up,” said {A}. {H} bent down and looked out between both knees. {A} held the slice. From there the lemon hung under the floor, like a lamp.',
        'Out came the tip of {H}’s tongue. The chin went down to the nose, because that was where it was now. The eyes shut from underneath. “It found you,” said {A}. “But you looked quite pleased.”'
      ]
    },
    {
      id: 'quick-one',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“It takes a second to get there,” said {A}. “You’ve got to be finished by then.” {H} bit, swallowed and said “done”, all at once. For a moment there was nobody to be seen in {H}’s face. It had not heard yet.',
        '“Now,” said {A}. Then it came, first on the left and then all over. It was like a blind that somebody lets go of. “You were nearly away,” said {A}.'
      ]
    },
    {
      id: 'other-bites',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“It’s quite easy,” said {A}. “I don’t mind sour things.” {A} took a slice and bit the middle out, and looked past everybody, at the calendar. Nothing moved. {H} came nearer. A tear ran out of {A}’s left eye, very slowly.',
        '“That isn’t a face,” said {A}. “That’s only water.” It went down to the chin and dropped off. Everything else stayed where it was. Then {A} said, in quite a small voice, that something had to be seen to next door.'
      ]
    },
    {
      id: 'why-so-sour',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“What does it do that for?” asked {H}. “So that it isn’t eaten,” said {A}. {H} turned the slice round. It had such a sunny colour, and a little window in every piece. “It looks as if it wants to be,” said {H}.',
        '“It only wants to be looked at,” said {A}. They leaned it against a glass. The light came through, and there was a small yellow wheel on the table, which tasted of nothing.'
      ]
    },
    {
      id: 'practice-picture',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{A} drew a passport, so that everything would be in order. There was a square for the picture. There was a line for the eyes, and one for the hair, and one for “anything else”. “Hair?” asked {A}. “Sticky,” said {H}.',
        'For the picture {H} had to sit quite still, with the slice at the ready. {A} looked up, and drew, and looked up. At “anything else” {A} put: bites.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} wanted to know what it was, and was shown it. {A} came up close, and stopped, and went back exactly the same way. From further off {A} looked at the lemon with great dignity. Nothing had moved.',
        '“That’s how it’s done,” said {H}. “Did you see? Like a wall.” {A} had not bitten it, of course. But nobody in the house had a better face for it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“A brass band came down our street each spring,” said {S}. “And a boy stood in front and ate a lemon.” “What for?” asked {A}. “You try to blow a trumpet when you’re watching that,” said {S}.',
        '“First the trumpets stopped. Then it was the tuba. In the end there was only the drum, and he had his eyes on the ground.” {S} wiped both eyes. “The next year they gave him sixpence to stay indoors.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} wanted a lick, and got one. It went in, and nothing happened. {S} waited, with a round face. “Don’t you feel it?” asked {A}. Then everything in that face ran to the middle at once, and stayed there.',
        '“More,” said {S}, when it had come apart again. {A} gave {S} the slice. It was the same each time. {S} never once expected it.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 14,
      paragraphs: [
        '{A} had been watching {H}, and did the face as well. {A} had no lemon and hardly any teeth. But there was the nose, all in creases, and there was the chin. {A} was very good at it.',
        '“Where did you get that?” asked {H}. {A} let it go, and laughed, and looked at {H} until it was done again. It was a number nine.'
      ]
    },
    {
      id: 'in-the-kettle',
      A: 'partner',
      paragraphs: [
        'Once more {H} bit. There were two faces in the shiny kettle. {A} bent forward. One of them was {H}, with a chin up to here. The other had only one eye. “That’s me,” said {A}. “And I haven’t had any!”',
        'They both looked at the lemon. “Then it isn’t in there,” said {A} slowly. “The face is in us. It was only waiting to be let out.” “Then I’ll let mine out first,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'all-of-it-first',
      A: 'partner',
      paragraphs: [
        '{H} did it without a lemon. The eyes went shut, the ears went back, and the chin met the nose. {H} held it there till everything trembled. “Ow,” said {H} from inside, for “now”, and bit.',
        'The face wanted to go off. But it had gone already, and there was nowhere further to go. Then one eye opened, and the other. The chin went down to its place. {H} chewed, and looked straight ahead. “Like a wall,” whispered {A}.'
      ]
    },
    {
      id: 'stamped',
      A: 'same',
      spare: 15,
      paragraphs: [
        '“Name?” asked {A}, as they do at the border. {H} said it without moving anything. “Where are you going?” “To the sofa.” {A} looked from one side, and from the other, for creases. There was a pip on {H}’s chin, but that was luggage.',
        '{A} pressed half a lemon on a bit of paper. It made a round stamp with a wheel in it. “Next,” said {A}. There was nobody else, so {H} went through once more.'
      ]
    },
    {
      id: 'ironed',
      A: 'same',
      spare: 16,
      paragraphs: [
        'They felt it, to see if it was still somewhere. {H}’s cheeks were soft, and so was the forehead. “It’s quite smooth,” said {A}. “It’s as if somebody had ironed you.” Only the toes had not heard, and were curled up yet.',
        '{H} let them out, one by one. Then there was nothing sour left on {H} but the fingers.'
      ]
    },
    {
      id: 'only-the-word',
      A: 'partner',
      paragraphs: [
        '“Let me see that again,” said {A}. {H} did not even take the slice. {H} only leaned over, with the passport face, and said very slowly: “Lemon.” {A}’s mouth filled with water. Then one eye went, and an ear.',
        '“You haven’t had any,” said {H}. “I know!” said {A}, and held on to both cheeks. It came out at the forehead, and probably at the toes. “Something moved,” said {H}, like a wall.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the lemon, and swallowed.',
      '{names} made the face too, without noticing.',
      { text: '{names} sat down in front as well, to watch the ears.', needs: ['hands'] },
      { text: '{names} fetched the sugar, and only for thinking of.', needs: ['hands'] }
    ],
    way: [
      '{names} looked into the kettle, and did not know who that was.',
      '{names} sneezed at the sour.',
      { text: '{names} took a slice too, and left the room for a while.', needs: ['hands'] },
      { text: '{names} held {H}’s toes, so that nothing could get out there.', needs: ['hands'] }
    ],
    turn: [
      '{names} heard the word, and licked both lips.',
      '{names} kept quite still, and something moved all the same.',
      { text: '{names} tried to be a wall, and got as far as a fence.', needs: ['hands'] },
      { text: '{names} put the rest of the lemon under a cup, where it could not be seen.', needs: ['hands'] }
    ]
  },
  bed: [
    'The plate was washed, and the kettle was wiped, and the faces went out of it. Half a lemon was left. It was laid face down on a saucer.',
    '{H} washed, and tried it in the mirror once more. Then {H} lay down, and let go of the forehead, and the ears. The toes came last.'
  ],
  last: [
    'Nothing moved, not even a toe, and {H} was asleep, like a wall with a pillow.',
    'The face that came now was all {H}’s own, and it had both eyes shut, and was asleep.'
  ]
})
