import { wishPlot } from '../wish-plot.ts'

export const bell = wishPlot({
  id: 'wish-bell',
  wishes: ['bell', 'bells', 'little bell', 'brass bell', 'hotel bell', 'ringing bell', 'ring bell', 'rings bell', 'bell rings', 'hand bell', 'handbell', 'handbells', 'desk bell', 'dinner bell', 'bell sound', 'bel', 'ding ding', 'ting'],
  answers: ['little', 'small', 'tiny', 'brass', 'gold', 'golden', 'silver', 'hotel', 'desk', 'hand', 'ring', 'rings', 'ringing', 'rang', 'sound', 'sounds', 'loud', 'quiet', 'soft', 'softly', 'that', 'who', 'ding', 'ting', 'listening', 'listen', 'hear', 'hears', 'long', 'old', 'new', 'shiny', 'table', 'supper', 'dinner', 'evening', 'night', 'end', 'last', 'never', 'stops'],
  except: ['jingle', 'sleigh', 'christmas', 'santa', 'reindeer', 'church', 'school', 'bike', 'bicycle', 'door', 'doorbell', 'alarm', 'fire', 'cow', 'cat', 'cats', 'mice', 'mouse', 'kitten', 'sheep', 'pepper', 'peppers', 'end treatment', 'hospital', 'chemo', 'diving', 'tinker', 'taco', 'liberty', 'big ben', 'jar', 'boxing', 'wedding', 'blue', 'ship', 'temple', 'scared', 'afraid', 'sad', 'lonely', 'broken', 'cracked', 'lost', 'voice', 'tower', 'wrong', 'magic', 'fairy', 'beauty'],
  moods: ['sleepless'],
  company: ['bell', 'ting', 'fridge', 'wood', 'table', 'end'],
  about: 'The hero wants to hear the very last bit of a bell, and hears it longer in the wood of the table than in the air.',
  titles: ['The Last Bit of a Ting', 'There Is Some Left', '{H} Listens to the Very End', 'Round the Corner', 'Still in the Table'],
  want: [
    {
      id: 'the-last-bit',
      A: 'partner',
      paragraphs: [
        'The bell was one like they have in hotels, with a button on top. Ting! First it was bright, and then it got thinner and thinner. {H} wanted to hear the very end of it. There had to be a last bit.',
        '“It’s over,” said {A}. “There’s some left,” said {H}, with one finger up. Then the fridge began to hum, and sat down right on top of the end.'
      ]
    }
  ],
  way: [
    {
      id: 'harder-softer',
      A: 'partner',
      paragraphs: [
        'They took the bell away from the fridge, and shut the door. Ting! It was as thin as a hair already. “Gurgle,” said something. “That was my tummy,” said {A}. “Sorry.”',
        '“Hit it harder,” said {A}. “Then you’ll get more end.” TING! All the glasses in the cupboard joined in. It was so much beginning that both ears were full of it. So {H} tapped it, ever so softly. That time there was no beginning at all, and nothing to listen to.'
      ]
    },
    {
      id: 'hotel',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Ting! “Good evening,” said {A}, who came at once, with a napkin over one arm. “A room with a bath, please,” said {H}. “We have one with a bath,” said {A}, “but there’s a duck in it.” {H} took the room all the same.',
        'Ting! “My key doesn’t fit,” said {H}. It was a spoon. {A} had a look at it. “That’s the key to the soup,” said {A}. By now nobody was listening for the end. It had gone by, quite alone.'
      ]
    },
    {
      id: 'spoon-on-a-string',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} tied a spoon in the middle of a long string. {H} put one end on each pointing finger, and one finger in each ear. Then {H} bent forward, and the spoon swung against the table. {H}’s eyes went round. “What is it?” asked {A}.',
        '“It’s the biggest bell in the world,” said {H}, a bit too loud. {A} had heard only a tick. They changed over. {A} bent down, and it ticked. “Oh,” said {A}. “It’s got a whole cathedral in it. And it’s a teaspoon.”'
      ]
    },
    {
      id: 'in-the-water',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{A} hit a bowl with a wooden spoon, and it rang. Then {H} poured in some water. Now it rang lower. With more water in it, it sounded like somebody with a cold. “It’s drowsy,” said {A}. It swung over to one side, and said wow.',
        '“It’s the water,” said {H}. “It has to carry that as well.” You could see it, too. At each wow a ring ran over the top, right to the rim, and back to the middle.'
      ]
    },
    {
      id: 'other-bells',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“A bicycle bell doesn’t have an end,” said {A}. “It’s all in bits.” {A} did one. Trring-a-ding. “And the oven goes ping, and that’s that.” {H} knew another, which was the bell of the ice cream van. “That one’s got no end either,” said {H}.',
        '“How’s that?” “You’re running by then.” {A} nodded. There are bells for coming and bells for going. This was the only one they knew that was just for listening.'
      ]
    },
    {
      id: 'how-many-seconds',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{A} wanted to count how long it was. Ting! “One,” said {A}, “two, three.” “You’re talking on it,” said {H}. So {A} counted with fingers. All ten were up, and there was some left, so {A} began on the toes.',
        'It is not easy to put up the ninth toe alone. {A} leaned over to help it, and the chair creaked. “That was at eighteen and a half,” said {A}. The half was a toe that could not make up its mind.'
      ]
    },
    {
      id: 'a-sock-in-it',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Under the bell there was room, and {H} put a sock in it. Tock. That was all. “Where’s it gone?” asked {A}. “The sock’s got it,” said {H}. They took the sock out, and listened to it. It was a woollen sock.',
        '“Now it must all be in there,” said {A}. {A} put the sock on. They waited. {A} walked up and down a few times, rather carefully. “Well?” asked {H}. “It’s only warm,” said {A}.'
      ]
    },
    {
      id: 'humming-along',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} had the idea of humming the same note as the bell. Then you would know what to listen for. Ting! Mmmm, went {A}. They fitted together so well that it was only one. It lasted a splendid long time.',
        '{H} waited for the end with one finger up. At last {A} went red, and stopped. “That was you,” said {H}. “When did it stop?” Nobody could say. The bell had stopped somewhere inside the hum.'
      ]
    },
    {
      id: 'the-hall',
      A: 'other',
      spare: 8,
      paragraphs: [
        '“You have to do it in the hall,” said {A}. “In there it hasn’t got so many cushions.” They stood the bell on the floor between the shoes. Ting! It ran to the door and back, and met itself by the coats.',
        '“Which of those is the end now?” asked {H}. There was some in all the corners. {A} went after one bit, as far as the umbrellas. There it was gone, and somebody’s boot fell over.'
      ]
    },
    {
      id: 'the-quiet',
      A: 'same',
      spare: 9,
      paragraphs: [
        'In between they listened to what there was without a bell. There was a clock two rooms away. There was a car, a long way off, that changed its mind. The lamp made a sound as well, if you stood near. It sang one very high note.',
        '“I never heard that before,” said {A}. “That’s because you’re always making a noise,” said {H}. {A} breathed in, and you could hear the jumper. They stood there for a bit, and did not ring at all.'
      ]
    },
    {
      id: 'what-it-looks-like',
      A: 'same',
      spare: 10,
      paragraphs: [
        '{H} drew the ting on a long strip of paper. It was thick on the left, as thick as a thumb. Then the pencil pressed less and less. Towards the right it was a line, and then a breath of grey. Then it was paper.',
        '“Where does it stop?” asked {A}. They held it up to the lamp. You could follow it further than you thought. {A} saw some near the edge, but that was a crease.'
      ]
    },
    {
      id: 'not-breathing',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“We’re too loud,” said {A}. “We breathe.” They agreed to stop it for as long as the bell was ringing. Ting! {A}’s cheeks were round. {H}’s eyes were round. The bell took its time, for it never has to breathe.',
        'Both of them burst out at the same moment, with a noise like two bicycle pumps. The bell was probably still at it. They could not have said. They were lying on the rug, and breathing in all that was there.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 12,
      paragraphs: [
        'Ting! {A} looked at the bell. “It’s over,” said {H}, but {A} went on looking. One ear turned a little to the left. Then it turned the other way, like somebody watching a bird that flies off.',
        '“Can you hear it still?” whispered {H}. {A} did not answer, because of the listening. After a long time {A} shook that ear, and looked at {H}. So that was the end, and only {A} had heard it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '“In our school a child had to carry the bell through the whole house,” said {S}. “It was so heavy that you rang it with both hands. I was allowed to in the second year.” “Was it nice?” asked {A}.',
        '“I couldn’t stop it,” said {S}. “I got back to my place, and it was still going. The teacher said, put your arms round it. So I sat there and had it in my lap, like a hen. It took till sums.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '{S} could do the bell by mouth. “Ting,” said {S}, and then it got softer, “ing, ing, ing.” {S} was very good at it. In the end only the lips moved. “Is there some left?” asked {A}.',
        '{S} nodded. The lips still moved a little. {A} bent right down, and there was a warm breath, with porridge in. “Now it’s in your ear,” said {S}. “You can keep it.”'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 15,
      paragraphs: [
        '{A} was allowed to press the button, with a flat hand. Ting! {A} jumped, and looked at the hand. It was the same one as before. {A} put it on the bell again, and left it there. Tock.',
        '“You’re sitting on it,” said {H}. {A} lifted the hand, and there was nothing under it. Then {A} looked inside the sleeve, in case it had gone up there. It tickled a bit, that far up.'
      ]
    },
    {
      id: 'it-tickled',
      A: 'partner',
      paragraphs: [
        'Ting! They both listened till there was nothing more. Now even {H} could hear none. {A} went to push the bell straight, and laid a finger on the brass. “Oh,” said {A}.',
        '“What is it?” “It tickled,” said {A}. “It was still going! It’s only got too thin for the air.” {H} looked at that finger. “And what isn’t it too thin for?” {A} knocked on the table with one knuckle, and thought.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-wood',
      A: 'partner',
      paragraphs: [
        '{H} laid one ear on the tabletop, next to the foot of the bell. {A} did so too, on the other side. Ting! Up in the room it went thin, and was gone. But down in the wood there was some left, as broad and brown as a river.',
        '“I’ve still got it,” whispered {H}. “So have I,” whispered {A}. Then {A} had lost it. {H} held one finger up, and the finger stayed there.'
      ]
    },
    {
      id: 'other-wood',
      A: 'same',
      spare: 16,
      paragraphs: [
        'They tried out what else it would go through. In the chair it was quite good. In the door there was some, right down at the bottom. In the cushion it was over before you had found the place. “It doesn’t like feathers,” said {A}.',
        'The best was the long shelf. {A} rang at one end, and {H} listened at the other, among the books. It came through with a slight smell of paper. “It’s a bit late,” called {H}. “But it’s all there.”'
      ]
    },
    {
      id: 'what-else-is-in-there',
      A: 'same',
      spare: 17,
      paragraphs: [
        'With one ear on the wood, {H} heard other things as well. Somebody was walking about below, in large shoes. A tap ran. There was a thump, thump, thump, quite near. “That’s you,” said {A}. “That’s your own inside.”',
        'They both listened to it. It rang a good deal faster than the bell, and always started again. “It’s got no end to it at all,” said {H}. “No,” said {A}. “It’s all beginnings.”'
      ]
    },
    {
      id: 'round-the-corner',
      A: 'partner',
      paragraphs: [
        '{A} watched the finger. The clock ticked. At last it came down, so slowly that you could not see it move. “Was that the end?” whispered {A}.',
        '“No,” said {H}, and left that ear where it was. “It hasn’t stopped. It’s just gone round the corner.” “Where to?” They both looked at the window. “Now it’s at the baker’s,” said {H} after a while. “But you don’t hear it from here.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up at the ting, and down again at the end of it.',
      '{names} kept as quiet as a cushion.',
      { text: '{names} held up one finger as well, for as long as there was some.', needs: ['hands'] },
      { text: '{names} told the fridge to be quiet, and it was not.', needs: ['hands'] }
    ],
    way: [
      '{names} sat as still as a cup in a cupboard.',
      '{names} sneezed, though only a little, and right at the end.',
      { text: '{names} held the glasses, so that they would not join in.', needs: ['hands'] },
      { text: '{names} stopped both ears and opened them again, to compare.', needs: ['hands'] }
    ],
    turn: [
      '{names} lay down on the floor, where there was some as well.',
      '{names} listened to the table leg.',
      { text: '{names} laid an ear on the wood too, with the nose towards the butter.', needs: ['hands'] },
      { text: '{names} opened the window a crack, so that the ting could get out.', needs: ['hands'] }
    ]
  },
  bed: [
    'The table was wiped, and the bell stood there and shone. Whatever it had said today was a long way off.',
    'Freshly washed, {H} lay down with one ear on the pillow. Somebody rang the bell once more, in the next room, very softly.'
  ],
  last: [
    'There was some left, and there was still some left, but {H} was asleep.',
    'It went thin, and round the corner, and nobody heard the end, for {H} was asleep.'
  ]
})
