import { wishPlot } from '../wish-plot.ts'

export const dondurma = wishPlot({
  id: 'wish-dondurma',
  wishes: ['dondurma', 'dondurmaci', 'dondurmacı', 'dondurma seller', 'dondurma man', 'dondurma trick', 'dondurma tricks', 'maras ice cream', 'maraş ice cream', 'turkish ice cream', 'turkish icecream', 'turkish ice creams', 'turkish ice cream man', 'turkish ice cream seller', 'turkish ice cream trick', 'ice cream turkey', 'ice cream istanbul', 'ice cream man tricks', 'ice cream man trick', 'ice cream seller tricks', 'ice cream seller trick', 'tricky ice cream man', 'stretchy ice cream', 'stretching ice cream', 'sticky ice cream trick', 'ice cream keeps taking away', 'ice cream takes away trick', 'ice cream upside down trick', 'ice cream long spoon', 'booza', 'bouza ice cream'],
  answers: ['dondurma', 'ice', 'cream', 'icecream', 'seller', 'sellers', 'man', 'lady', 'trick', 'tricks', 'tricky', 'tricked', 'tricking', 'teases', 'teasing', 'teased', 'funny', 'cheeky', 'stretchy', 'stretch', 'stretches', 'stretching', 'sticky', 'sticks', 'stick', 'long', 'spoon', 'paddle', 'pole', 'cone', 'cones', 'bell', 'bells', 'upside', 'down', 'away', 'takes', 'took', 'taking', 'gives', 'give', 'grab', 'grabs', 'grabbing', 'catch', 'catches', 'hand', 'hands', 'turkey', 'turkish', 'türkiye', 'istanbul', 'maras', 'maraş', 'antalya', 'holiday', 'market', 'who', 'keeps', 'turns', 'spins', 'the', 'and', 'his', 'with', 'melt', 'melts', 'doesn’t', 'knife', 'fork', 'salep', 'goat', 'milk', 'eat', 'eats', 'eating', 'ate', 'get', 'gets', 'wants', 'summer'],
  except: ['dropped', 'drop', 'fell', 'falls', 'melted', 'van', 'truck', 'cried', 'crying', 'cries', 'upset', 'sad', 'angry', 'scared', 'afraid', 'brain freeze', 'tummy', 'sick', 'ill', 'allergic', 'allergy', 'dragon', 'robot', 'penguin', 'unicorn', 'mountain', 'sandwich', 'machine', 'factory', 'tonsils', 'hospital', 'tooth', 'stolen', 'seagull', 'gull', 'dog', 'shop'],
  moods: ['learning', 'waiting', 'losing'],
  company: ['seller', 'spoon', 'cone', 'dough', 'ice cream', 'dondurma', 'pot', 'bell', 'hook', 'bowl', 'board'],
  about: 'The seller of dondurma gives the cone and takes it away, however fast the hero grabs, until it is seen that the stretchy stuff comes by itself to a hand that keeps still.',
  titles: ['The Hand That Kept Still', 'Here You Are', '{H} Wants a Dondurma', 'As Long as a Kitchen', 'Upside Down and Not a Drop'],
  want: [
    {
      id: 'here-you-are',
      A: 'partner',
      paragraphs: [
        '{H} wanted a dondurma, and {A} was the seller. Dondurma is an ice cream from Turkey that you can hang on a hook. Theirs was soft bread dough, and all hands had been washed. {A} stood behind a board with a bell.',
        'A lump of it was stuck to the end of a long spoon. Stuck to the lump was a paper cone. “Here you are,” said {A}. {H} closed a hand round it. The hand was empty, and the bell rang.'
      ]
    }
  ],
  way: [
    {
      id: 'faster',
      A: 'partner',
      paragraphs: [
        '{H} grabbed faster. The cone went up, and round the back of {A}’s neck. It came out on the other side, upside down, and nothing dropped off.',
        '{H} took both hands, one from the left and one from the right. They met round something. It was the cone, with nothing in it but the bottom. The dondurma was still on the spoon. “You’re too slow,” said {A}, and stuck on a new cone. “I’m too fast,” said {H}. “I’m there before it is.”'
      ]
    },
    {
      id: 'four-cones',
      A: 'same',
      spare: 1,
      paragraphs: [
        'By and by {H} had four paper cones, and no dondurma. One was on each thumb, and two were for ears. “You’re my best customer,” said {A}. “Most people have gone home by now.”',
        '“Can I give them back for a full one?” asked {H}. “Of course,” said {A}, and counted them. One, two, three, four. “Here you are,” said {A}, and gave {H} the change. It was a cone.'
      ]
    },
    {
      id: 'pretending-not-to',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} tried not to want it. {H} whistled, and looked at the ceiling, and said that it was a nice day. Then one hand shot out sideways. It came back with the bell.',
        '“That isn’t for sale,” said {A}. “I’ll swap it,” said {H}. {A} needed it badly, for without a bell nobody can tell that it was a trick. So the bell went one way, and the dondurma went the other. Somewhere they passed, and then both were with {A}.'
      ]
    },
    {
      id: 'in-the-eye',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“You have to look it in the eye,” said {A}. {H} looked the dondurma all over. It had a dent on one side. {H} looked that in the eye, very hard, and the dent looked back. All that time the cone sat on top of {H}’s head.',
        '“Have you got it?” asked {A}. “Nearly,” said {H}, and did not blink. “It’s sitting on you,” said {A}. {H} reached up, and it wasn’t.'
      ]
    },
    {
      id: 'orchids',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Why doesn’t it fall off?” asked {H}. “There’s a flour in it that’s made of orchid roots,” said {A}. “And they beat it with a pole until it’s tired.” {A} beat the dough a bit, to show how, and stuck it back on the spoon.',
        '“It’s a flower?” asked {H}. “Only at the top,” said {A}. {H} smelled at it, from as near as the seller would let anybody come. It smelled of bread. “It’s an orchid from a bakery,” said {H}.'
      ]
    },
    {
      id: 'a-fork',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“Where it comes from, people eat it with a fork,” said {A}. “It’s as firm as that.” {H} fetched a fork at once. A fork is a very long finger. It went out over the board, as slowly as a heron.',
        '{A} put a napkin round {H}’s neck, and a plate under the fork. It was all very polite. When the plate was looked at, there was a cone on it, lying on its side. “Was it good?” asked {A}.'
      ]
    },
    {
      id: 'pet-watches',
      A: 'pet',
      spare: 6,
      paragraphs: [
        '{A} had come to see where it went. When the cone swung to the left, {A} looked left. When it swung to the right, {A} looked right. Up it went, and {A} saw the ceiling. {A} wanted nothing else, and was quite happy.',
        '“You’ve got it easy,” said {H}. The seller held it out to {A}, and said “Here you are”. {A} did not grab. The seller waited, and the bell hung there with nothing to ring about.'
      ]
    },
    {
      id: 'elder-went-home-with-it',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I bought one in Istanbul,” said {S}. “It took so long that I missed my ferry. Then I’d got it, and I walked off quickly, with it held against my coat.” “Was it good?” asked {A}.',
        '“I got on the ferry,” said {S}, “and wanted to lick it. There was just a cone.” {A} knew that cone. “What did you do?” “I went back the next day,” said {S}, “and I missed that ferry too.”'
      ]
    },
    {
      id: 'the-bell',
      A: 'partner',
      spare: 10,
      paragraphs: [
        'For once {H} was allowed to ring the bell. {H} rang it, and {A} gave a jump. It was odd how different it was on that side of the board. “When do I ring?” asked {H}. “When somebody has nothing,” said {A}.',
        '{H} looked round for somebody who had nothing. There were cones on everyone. In the end {H} rang for an empty chair, and gave it one too.'
      ]
    },
    {
      id: 'it-grows-a-neck',
      A: 'partner',
      paragraphs: [
        '{H} sat down and puffed. {A} leaned on the board, and forgot about the spoon, with the lump hanging under it. “That’s odd,” said {A}. “It’s got a neck.”',
        'It did not drip. It only got longer, like somebody who looks under a bed. “When nobody pulls,” said {A}, “it comes by itself.” {H} looked at it for some time. “Then I’ll be nobody,” said {H}.'
      ]
    }
  ],
  turn: [
    {
      id: 'an-open-hand',
      A: 'partner',
      paragraphs: [
        '{H} laid one open hand on the board. “Here you are,” said {A}, and swung the spoon. The hand lay still. {A} rang the bell, and turned the cone on its head. “You’ve got to grab,” said {A}. “I can’t take it away if you don’t.” “I’ve got time,” said {H}.'
      ]
    },
    {
      id: 'an-itch',
      A: 'partner',
      spare: 8,
      paragraphs: [
        'It is hard to keep a hand still. First {H} got an itch on the nose, and then one on the knee. “Shall I scratch it?” asked {A} kindly, and came round with the spoon. “No,” said {H}. “It’s the spoon that you want.”',
        'So {A} scratched with the empty cone. It was a good scratch, with a point to it. The hand on the board had not moved. “That hand’s not even listening,” said {A}.'
      ]
    },
    {
      id: 'how-many-tricks',
      A: 'partner',
      spare: 9,
      paragraphs: [
        '“How many tricks has a seller got?” asked {H}. {A} counted. There was Round the Neck, and Upside Down, and the Empty One. There was Behind the Ear. “That’s four,” said {A}, “and they all need two people. One takes it away, and one grabs.”',
        '{A} tried Round the Neck alone, to see. It went round and came out, and nobody was there. “It’s just a person with a spoon,” said {A}.'
      ]
    },
    {
      id: 'it-comes-by-itself',
      A: 'partner',
      paragraphs: [
        '{A} held the spoon still, and knew no more tricks. The dough grew a neck again. It came down as slowly as a spider, and lay down in {H}’s palm.'
      ]
    },
    {
      id: 'as-long-as-a-kitchen',
      A: 'partner',
      paragraphs: [
        'Now {H} closed the fingers. “Got it,” said {H}. “So have I,” said {A}, for the other end was on the spoon. {H} walked backwards, and it got longer and thinner. Now it was a dondurma as long as a kitchen.',
        'Then it came apart, and each had a half. “That was the best I ever sold,” said {A}. {H} went round behind the board and took the spoon. “Here you are,” said {H}. {A} grabbed at once. The bell rang.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} queued up as well, and looked at the spoon.',
      '{names} turned round whenever the bell rang.',
      { text: '{names} rolled a sheet of paper into one more cone.', needs: ['hands'] },
      { text: '{names} held out a button to pay with, and still had it afterwards.', needs: ['hands'] }
    ],
    way: [
      '{names} followed the cone, to the left and to the right.',
      '{names} kept out of the way of all those elbows.',
      { text: '{names} clapped, and so it might have been caught or missed.', needs: ['hands'] },
      { text: '{names} gathered the empty cones, and put them one inside the other.', needs: ['hands'] }
    ],
    turn: [
      '{names} went under it, where it hung lowest.',
      '{names} stayed as still as the hand.',
      { text: '{names} held up the middle with two fingers.', needs: ['hands'] },
      { text: '{names} measured it against the table, and it was longer.', needs: ['hands'] }
    ]
  },
  bed: [
    'The two halves went back into their bowl, under a towel. Tomorrow they would be bread. The board was folded up, and the bell lay down on its side.',
    '{H} was washed between all the fingers. In bed one hand lay open on the blanket, and had time.'
  ],
  last: [
    'It came by itself, as slowly as a spider, and lay down, and {H} was asleep.',
    'The bell did not ring any more, and nobody pulled, and {H} was asleep.'
  ]
})
