import { wishPlot } from '../wish-plot.ts'

export const otherOrder = wishPlot({
  id: 'wish-other-order',
  wishes: ['substitute another order', 'substitute other order', 'substitute different order', 'substitute wrong order', 'substitute backwards', 'substitute mixed up', 'relief teacher order', 'relief teacher backwards', 'sub teacher order', 'supply teacher different order', 'teacher starts goodbye', 'supply teacher order', 'supply teacher backwards', 'cover teacher order', 'teacher another order', 'teacher other order', 'teacher different order', 'teacher wrong order', 'teacher everything backwards', 'teacher back to front', 'substitute back to front', 'everything another order', 'everything different order', 'everything wrong order', 'everything other order', 'everything other way round school', 'day wrong order', 'day different order', 'day other order', 'register starts z', 'register backwards', 'alphabet backwards register', 'goodbye song order', 'goodbye song start', 'routine changed school', 'routine different school', 'school routine upside down', 'timetable changed', 'timetable different', 'timetable mixed up'],
  answers: ['substitute', 'supply', 'cover', 'teacher', 'teachers', 'new', 'different', 'another', 'other', 'wrong', 'order', 'way', 'round', 'backwards', 'back', 'front', 'upside', 'down', 'mixed', 'up', 'everything', 'all', 'things', 'does', 'do', 'did', 'doing', 'done', 'changed', 'changes', 'changing', 'routine', 'timetable', 'day', 'school', 'nursery', 'class', 'classroom', 'register', 'goodbye', 'hello', 'song', 'story', 'lunch', 'break', 'playtime', 'sums', 'reading', 'first', 'last', 'start', 'end', 'before', 'after', 'morning', 'afternoon', 'today', 'tomorrow', 'week', 'monday', 'upset', 'worried', 'cross', 'hates', 'likes', 'confused', 'used', 'not', 'same', 'always', 'usual', 'normal', 'son', 'daughter', 'boy', 'girl', 'z'],
  except: ['died', 'hospital', 'shouted', 'shouts', 'mean', 'hit', 'dressed', 'dressing', 'magic', 'wizard', 'dragon', 'robot', 'alien', 'walking', 'lunar', 'sushi', 'restaurant', 'food', 'baby', 'divorce'],
  moods: ['change', 'waiting', 'learning', 'lost', 'afraid'],
  company: ['teacher', 'order', 'cards', 'socks', 'goodbye', 'list'],
  about: 'A substitute teacher does everything in another order, and by laying out an evening the hero finds what can change places and what cannot.',
  titles: ['Goodbye First', 'From Z to A', '{H} Lays Out the Day', 'Socks before Shoes', 'A Day in Another Order'],
  want: [
    {
      id: 'goodbye-first',
      A: 'partner',
      paragraphs: [
        '{H} had a substitute teacher this week, who did everything in another order. “We began with the goodbye song,” said {H}. “The register went from Z to A. Sums came before milk.” “And tomorrow?” asked {A}. “That’s it,” said {H}. “Nobody knows. It could be home time at nine.” {H}’s stomach felt as if there was a step missing. {H} wanted to know what came after what.'
      ]
    }
  ],
  way: [
    {
      id: 'all-backwards',
      A: 'partner',
      paragraphs: [
        'So {H} wrote the evening on cards, and laid them in another order, to practise. First {H} said good night to {A}. “Sleep well,” said {A}, surprised. Then came teeth, and after that supper. Even the cheese tasted of peppermint. Then {H} was to put on shoes, and over them socks. One sock went on as far as the heel. “And now come in at the door,” read {H}, who had never been out. “I’m stuck,” said {H}.'
      ]
    },
    {
      id: 'from-z',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{H} did the register as the substitute did, from Z. There were two at the table, and a kettle, and a lamp. “Nobody with Z,” called {H}. “Nobody with Y.” It took some time until anybody was there. The lamp came before the kettle.',
        '“The kettle’s always first at home,” said {A}. It boiled over, a little, when its name was called at last. “It isn’t cross,” said {A}. “It just wasn’t used to waiting.”'
      ]
    },
    {
      id: 'story-from-end',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Try the story in another order,” said {A}. So {H} began with the last page. They all lived happily. Then the door was opened. Then the key was found under the mat, and then it was lost.',
        '“Now I know that it’ll be lost,” said {A}, “and I can’t do a thing about it.” On page one there was a hen, who had no idea of anything. They both felt sorry for that hen. It had all been over from the start, and nobody had told the hen.'
      ]
    },
    {
      id: 'milk',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Milk came after the story,” said {H}. “And what’s so bad about that?” asked {A}. {H} explained it. With the milk inside you can listen to the end. Without it, you only listen for the milk.',
        '{A} tried both orders, with a cup and a bit out of the newspaper. With the milk first, there was a flood in it, and a rescue, and a sale of carpets. With the milk last there was a flood, and then {A} looked round at the cup. “You’re right,” said {A}. “I never heard how they got out.”'
      ]
    },
    {
      id: 'shuffle',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They mixed the cards, and each drew one. {H} had “soup”, and {A} had “wash hands”. “I’m before you,” said {A}. “Not this week,” said {H}. But the soup had got the hands on it by then, and they had to be washed again.',
        'They put “wash hands” back in, and drew once more. It came up three times running. There was not any supper in it at all. “That’s the cleanest order so far,” said {A}. “And the hungriest,” said {H}, and the soup was allowed back.'
      ]
    },
    {
      id: 'elder-clock',
      S: 'elder',
      A: 'hero',
      spare: 5,
      paragraphs: [
        '“We had a substitute who couldn’t read our clock,” said {S}. “It had lost its little hand. So the teacher went by hunger.” {A} asked whose. “Mine,” said {S}. “I sat in the first row, and you could hear it.”',
        '“So when was lunch?” “At five past nine, the first day,” said {S}. “And again at ten. By Friday nobody in the class wanted another clock.”'
      ]
    },
    {
      id: 'pet-order',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had an order too, and it was bowl, walk, nap, bowl. {H} tried it the other way round, to see. It was bowl, nap, walk, bowl. {A} did not notice any difference at either end.',
        '“You’re lucky,” said {H}. “You begin and end with the same thing.” In between {A} went to sleep on the card that said “walk”. For the moment it was the nap’s turn, and nobody else could have one.'
      ]
    },
    {
      id: 'which-minded',
      A: 'partner',
      paragraphs: [
        '{A} looked at the sock on the shoe, and then along the cards. “Good night didn’t mind,” said {A}. “You said it first, and it was quite nice. But the sock minded.” {H} pulled it off. A shoe needs a sock that is there already. You go out before you come in, and peeling comes before eating. No teacher could do those in another order. But a song did not need anything. “They’re tied,” said {H}, “two and two. And the others are loose.”'
      ]
    }
  ],
  turn: [
    {
      id: 'tied-and-loose',
      A: 'partner',
      paragraphs: [
        'Now {H} laid out the day at school. Whatever was tied got a paper clip. “Hands and lunch,” said {A}, and that was a pair. Coat and home were another. The song was loose, and so was the register, from either end. “The loose ones can hop about as they like,” said {H}. “But home’s always behind a coat.” {H}’s stomach felt along the cards. There was no step missing. It was only a stair with some loose carpet.'
      ]
    },
    {
      id: 'child-loose',
      S: 'child',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '{S} wanted to be the substitute, and turned everything round. “First clap,” said {S}, “and then I’ll do something good.” {A} clapped. {S} thought for a long time about what it could be. It had to be worth it.',
        'In the end {S} stood on one leg. “That was three claps too many,” said {A}. So {S} stood on it three times more. It came out even, in another order.'
      ]
    },
    {
      id: 'guess-tied',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Tied or loose?” asked {A}. “Sneeze and bless you.” “Tied,” said {H}. “Knock and come in.” “Tied.” “Jam and bread.” {H} had to think about it. You can put the jam on the bread. You could put the bread on the jam. They tried it with a slice.',
        'It was loose, but it was not tidy. {H} wrote “bread first” on the card, in case anybody asked. Then the table had to be wiped, and that was tied to the jam.'
      ]
    },
    {
      id: 'other-stairs',
      A: 'other',
      spare: 9,
      paragraphs: [
        '{A} went up the stairs, to see which step came first. It was the bottom one. Then {A} went down. Now it was the top one. “It’s the same stairs,” said {A}, “and a different register.” {H} counted along from both ends.',
        'In the middle there was one that was sixth each time, from above and from below. It creaked. “Whoever has that name,” said {H}, “wouldn’t have noticed anything today.” They sat on it, one on the left and one on the right.'
      ]
    },
    {
      id: 'sums-rattle',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Are sums really loose?” asked {A}. They tried it with five spoons and three. {H} put down the five, and then the three. {A} put down the three, and then the five. They counted the spoons from both ends, and it was eight each time.',
        '“It doesn’t even matter inside,” said {H}. So the substitute could have done that sum in any order at all. Only the dessert had to wait, for it was tied to the spoons.'
      ]
    },
    {
      id: 'next-day',
      A: 'partner',
      paragraphs: [
        'The next day the substitute teacher began with the lunch boxes. {H} put up a hand. “Lunch is tied to washing hands,” said {H}. “So it is,” said the teacher, and the class washed first. After that came the end of a story, a song, and the middle. “And how was it?” asked {A} in the evening. “Loose,” said {H}. “But home still came behind my coat.” “Good night,” said {A}. It was not even dark yet. “Good morning,” said {H}, and they had supper.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} said goodbye too, to be on time.',
      '{names} wanted to know who had been first from Z.',
      { text: '{names} brought some cards, and laid them down in no order at all.', needs: ['hands'] }
    ],
    way: [
      '{names} tasted the peppermint in the cheese, and asked for the soup.',
      '{names} came in at the door twice, to help.',
      { text: '{names} held the shoe while the sock came off it.', needs: ['hands'] }
    ],
    turn: [
      '{names} found another pair that was tied, and it was spoon and soup.',
      '{names} went to another chair and back, as that was loose.',
      { text: '{names} put a paper clip on whatever needed one.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cards went back in the drawer, with Z first or with Z last. They did not mind.',
    '{H} washed, and that was tied to the water. Teeth came after supper again. Then {H} lay down, and good night had been said long ago.'
  ],
  last: [
    'Only shutting the eyes and sleeping were tied, two and two, and {H} slept.',
    'It had begun with goodbye, and it ended so as well, and {H} was asleep.'
  ]
})
