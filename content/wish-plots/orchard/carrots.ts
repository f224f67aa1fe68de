import { NOT_SERVED } from '../larder/not-served.ts'
import { wishPlot } from '../wish-plot.ts'

export const carrots = wishPlot({
  id: 'wish-carrots',
  wishes: ['carrot', 'carrots', 'carot', 'carots', 'carrott', 'carrotts', 'bunch of carrots', 'crunchy carrot', 'crunchy carrots', 'eating carrots', 'carrots see in the dark', 'carrots seeing in the dark', 'carrot in the dark'],
  answers: ['orange', 'crunchy', 'crunch', 'raw', 'long', 'big', 'biggest', 'bunch', 'leaves', 'eat', 'eats', 'eating', 'ate', 'dark', 'see', 'sees', 'seeing', 'saw', 'night', 'owl', 'eyes', 'light', 'help', 'good', 'sticks', 'snack', 'vegetable', 'vegetables', 'favourite', 'love', 'loves', 'own', 'first', 'more'],
  except: [...NOT_SERVED, 'cake', 'soup', 'juice', 'snowman', 'snowmen', 'nose', 'rabbit', 'rabbits', 'bunny', 'bunnies', 'hare', 'guinea', 'horse', 'pony', 'donkey', 'reindeer', 'grow', 'grows', 'growing', 'grew', 'plant', 'plants', 'planting', 'planted', 'seed', 'seeds', 'dig', 'digging', 'pull', 'pulling', 'pulled', 'garden', 'allotment', 'harvest', 'peel', 'peeling', 'cut', 'cutting', 'grate', 'grating', 'flute', 'halwa', 'stick', 'kevin', 'talking', 'singing', 'dancing', 'giant', 'enormous', 'lost', 'made', 'glasses', 'optician', 'blind', 'why', 'do', 'can', 'afraid', 'scared', 'monster'],
  moods: ['first', 'learning', 'waiting'],
  fed: true,
  company: ['carrot', 'carrots', 'passage', 'dressing', 'gown'],
  about: 'The hero eats carrots to see in the dark by tonight, and does not, for whoever comes in out of the light has first to chew a whole one.',
  titles: ['One Carrot Later', 'Good Evening, Dressing Gown', 'How Many Fingers', '{H} Sees in the Dark', 'It Takes as Long as a Carrot'],
  want: [
    {
      id: 'the-dressing-gown',
      A: 'partner',
      paragraphs: [
        'Last night in the dark {H} had said sorry to a dressing gown. So {H} wanted to see in the dark like an owl, and by tonight. “Then it’s carrots,” said {A}. “Have you ever met a rabbit with glasses on?”',
        'There was a big bunch, with leaves on. {H} ate the first at the table, under the lamp. {A} was waiting in the dark passage, behind the door. {H} swallowed the end and went in. “How many fingers am I holding up?” asked {A}. “Black,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'ears',
      A: 'partner',
      paragraphs: [
        '“One’s too few,” said {A}’s voice. {H} went back to the lamp and ate two more, until both cheeks hurt. Then {H} ran into the passage before it could wear off. “How many?” “Where are you?” asked {H}.',
        '“The carrots may have gone to your ears,” said {A}. {H} listened, and went to where {A} was breathing. It was the coats. “Sorry,” said {H}.'
      ]
    },
    {
      id: 'crossed-legs',
      A: 'same',
      spare: 1,
      paragraphs: [
        'One of the carrots had two legs, and they were crossed. {H} sat it against the jug. It sat there as if it were waiting for a bus, and had brought nothing to read. “It met a stone down there,” said {A}, “and went round on both sides.”',
        '“It’s made itself comfortable,” said {H}. They gave it a raisin to look at. Nobody could have eaten that one, not even for an owl.'
      ]
    },
    {
      id: 'eye-in-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{H} bit a carrot off quite straight, and looked at the end of it. There was a ring in there, and a paler one inside that, with rays going out. “It’s looking at me,” said {H}. It was an eye. {A} bit one off too, and there was another eye.',
        '{A} held them up in front, one on each side. “How many am I?” asked {A}, out of two orange eyes. They did not blink. It was not nice to be chewing, with those two looking on.'
      ]
    },
    {
      id: 'purple',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“They used to be purple,” said {A}, “and yellow, and white. The orange ones came later.” {H} looked at the carrots. “Perhaps the purple ones were for seeing in the light,” said {H}.',
        '“You can do that already,” said {A}. That was true, and {H} had never noticed. {H} looked at the lamp, the jug, and {A}, all at once, without a single carrot.'
      ]
    },
    {
      id: 'rabbits-really',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“To tell the truth, rabbits like the leaves best,” said {A}. So {H} tried some, from the top. They were feathery, and tasted of a green cupboard. {H} chewed with the front teeth only, and twitched, to be fair to them.',
        '“And what happens to your ears?” asked {A}. {H} felt. They were no longer than before, but one was warmer. {A} wrote it down.'
      ]
    },
    {
      id: 'counting-chews',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How often do you have to chew?” asked {A}, and counted. For the first bite it was eleven. For the second it was fourteen. “And then you swallowed half of it at once,” said {A}. “I could see it go down.” {H} had only wanted to say something.',
        'They did one together. Two people with carrots sound like one horse on gravel. They rode as far as the thin end, and stopped there.'
      ]
    },
    {
      id: 'by-hand',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They shut their eyes, to practise, and felt the carrots instead. There was a cold end and a hairy end. “Thick,” said {A}. “Thin. A bit bent. And this one’s soft and has got a nail on it.” “That’s my thumb,” said {H}.',
        '{A} went on feeling. “Then there’s one missing,” said {A}. Somebody began to crunch. They both opened their eyes to see who it was, and {H} stopped.'
      ]
    },
    {
      id: 'under-the-chair',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They looked for some dark that was nearer. Under the table it was only brown. In the wardrobe it was blue, and there was a line of light down the front. Under the bed it was a good solid grey, with a sock.',
        '“The passage is the best,” said {A}. “It’s got no window.” “And there’s more of it,” said {H}. They brought the sock along. It had been lying there in the dark since spring, and nobody had seen it.'
      ]
    },
    {
      id: 'carrot-flute',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“There are people who make flutes out of them,” said {A}. “They play a concert, and afterwards there’s soup.” {H} blew across the top of a carrot, and there was a little wind. {A} blew on the thin end. It was about the same.',
        '“Perhaps they’re out of tune,” said {H}. {H} bit a piece off, and blew again, and bit, and blew. By the time it was right there was nothing to hold it by.'
      ]
    },
    {
      id: 'other-knows',
      A: 'other',
      spare: 9,
      paragraphs: [
        '“Carrots never helped anybody in the dark,” said {A}. “Somebody made it up, in a war. The pilots had a new machine for seeing at night, and nobody was to know. So they said it was all done with carrots.” {H} stopped chewing. “And who ate them?” “Everybody,” said {A}.',
        '{H} thought of all those people, out in the dark, with full cheeks. “Did it work?” asked {H}. {A} had to think. “Nobody bumped into anything more than usual,” said {A}.'
      ]
    },
    {
      id: 'orange-hands',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“If you eat too many you go orange,” said {A}. “First in the hands.” {H} held one next to a carrot. It was still quite a different colour, apart from a line under one nail.',
        '“Then people could see me in the dark,” said {H}, “instead of the other way round.” {A} thought that this would do too. Somebody would come along the passage, glowing a little. Nobody would need to say sorry.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} walked into the dark passage and out of it, and in again, and bumped into nothing. {A} had not eaten one carrot. “How many fingers?” asked {H}, and held up two. {A} came and smelled at both.',
        '“Two,” said {H}. “That’s right.” After that they did three. {A} did it all with the nose, but it counted.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I once talked to a coat stand for some time,” said {S}. “It was late, and I thought that it was your uncle. I asked it how the journey had been.” “What did it say?” asked {A}.',
        '“Nothing, and that was just like him,” said {S}. “In the morning there was the coat stand, and he was in bed. He’d gone round the two of us.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} could see in the dark already, and ran into the passage to show it. “There’s an elephant,” called {S}. “And a bus. And a lady with a cake.” {A} put a head round the door. It was all black.',
        '“How many fingers?” asked {A}. “A hundred,” called {S}. Something fell over in there. “That was the lady,” said {S}.'
      ]
    },
    {
      id: 'who-has-had-none',
      A: 'partner',
      paragraphs: [
        '“I’m over here,” said {A} in the dark, “on the left. And you’ve got a leaf on your chin.” {H} stood still. “You can see that?” said {H}. “You haven’t had a single carrot!”',
        '“No,” said {A} slowly. “But I’ve been in here all the time. You always come in out of the light. Your eyes have still got the light on, like boots. They’ve got to take it off first.” “How long does that take?” asked {H}. {A} did not know.'
      ]
    }
  ],
  turn: [
    {
      id: 'in-the-dark',
      A: 'partner',
      paragraphs: [
        'So {H} took the longest carrot, and ate it in the passage. In the dark it was twice as loud. At first there was only the crunching. After four bites there was something grey, and it was the door. After seven there were shoes.',
        'Then the coats came, one by one. {H} chewed the thin end. Next to the coats stood somebody with odd socks on. “Three fingers,” said {H}. “And you’re waving with the other hand.” {A} stopped waving.'
      ]
    },
    {
      id: 'very-quiet',
      A: 'same',
      spare: 14,
      paragraphs: [
        'They stayed for a while, now that there was so much to see. There were no colours. The red scarf was grey, and so was the yellow one. “They’ve taken their colours off as well,” said {A}.',
        '{H} found a mitten that had been gone for weeks. It lay behind the boots, with its thumb in the air. “How many?” asked {H}. “One,” whispered {A}.'
      ]
    },
    {
      id: 'blinking',
      A: 'same',
      spare: 15,
      paragraphs: [
        '{A} opened the door a crack, and it was so bright that they both yelled. They shut it again at once. Now everything was gone, the shoes and the scarf and {A}. There was a green stripe instead, which went wherever {H} looked.',
        '“Now we’ve got our boots on again,” said {A}. They leaned against the coats, and waited for each other.'
      ]
    },
    {
      id: 'one-carrot',
      A: 'partner',
      paragraphs: [
        '“It was the carrot,” said {H}. “It was the waiting,” said {A}. “And how long do you have to wait?” asked {H}. “As long as it takes to eat a carrot,” said {A}.',
        '“So it was the carrot,” said {H}. The last one in the bunch was for {A}. Anybody with such odd socks on must have got dressed in the dark.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} crunched along, on whatever there was.',
      '{names} stood in the dark too, where nobody saw.',
      { text: '{names} held up some fingers as well, which made it harder.', needs: ['hands'] },
      { text: '{names} washed the carrots, down to the whiskers.', needs: ['hands'] }
    ],
    way: [
      '{names} breathed near the coats, and {H} said sorry again.',
      '{names} ran in and out, and let in some light by mistake.',
      { text: '{names} put the shoes against the wall, out of the way of owls.', needs: ['hands'] },
      { text: '{names} brought another carrot, and forgot to shut the door.', needs: ['hands'] }
    ],
    turn: [
      '{names} came out of the dark bit by bit, beginning with the ears.',
      '{names} looked round, and found the shoes by their shapes.',
      { text: '{names} waved, to find out who could see it.', needs: ['hands'] },
      { text: '{names} swept up the bits of leaf, by feel.', needs: ['hands'] }
    ]
  },
  bed: [
    'The leaves went into a glass of water, since they were too good to throw away. {H} cleaned all those teeth for a long time.',
    'When the lamp went out, {H} chewed on nothing, for as long as a carrot. First the window came, and then the chair. There was somebody tall by the door. “Good evening, dressing gown,” said {H}.'
  ],
  last: [
    'The dressing gown stood by the door and saw, in the dark, that {H} was asleep.',
    'Both eyes had taken the light off, and now they shut, and {H} was asleep.'
  ]
})
