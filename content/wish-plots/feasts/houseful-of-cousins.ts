import { wishPlot } from '../wish-plot.ts'

export const housefulOfCousins = wishPlot({
  id: 'wish-houseful-of-cousins',
  beginsElsewhere: true,
  wishes: [
    'all cousins',
    'all the cousins',
    'too many cousins',
    'so many cousins',
    'lots of cousins',
    'feast cousins',
    'big feast grandma’s',
    'big feast grandmas',
    'big feast nana’s',
    'big feast granny’s',
    'feast at grandma’s',
    'feast at nana’s',
    'family feast',
    'family gathering',
    'family get together',
    'family get-together',
    'family reunion',
    'big family dinner',
    'big family lunch',
    'big family party',
    'house full relatives',
    'houseful relatives',
    'full of relatives',
    'too many relatives',
    'so many relatives',
    'all relatives',
    'whole family coming',
    'whole family came',
    'whole family feast',
    'whole family lunch',
    'whole family dinner',
   
    'aunts uncles cousins',
    'aunts and uncles',
    'aunties and uncles',
    'children’s table',
    'childrens table',
    'kids table',
    'kids’ table',
    'kid’s table'
  ],
  answers: ['big', 'feast', 'party', 'lunch', 'dinner', 'meal', 'grandma’s', 'grandmas', 'grandma', 'nana’s', 'nana', 'granny’s', 'granny', 'grandpa’s', 'abuela’s', 'lola’s', 'nonna’s', 'house', 'full', 'too', 'many', 'so', 'lots', 'cousin', 'cousins', 'relatives', 'family', 'whole', 'coming', 'come', 'comes', 'came', 'all', 'are', 'is', 'were', 'was', 'our', 'ours', 'over', 'today', 'tomorrow', 'sunday', 'weekend', 'noisy', 'loud', 'names', 'name', 'table', 'children’s', 'everyone', 'everybody', 'aunts', 'uncles', 'aunties', 'sitting', 'sit', 'sat', 'eat', 'at', 'round', 'there', 'know', 'knows', 'shy', 'nervous', 'overwhelmed', 'crowded', 'busy'],
  except: ['babysat', 'looked after', 'died', 'funeral', 'wedding', 'ill', 'hospital', 'sick', 'born', 'christening', 'christened', 'baptism', 'baptised', 'naming', 'namkaran', 'fight', 'fighting', 'argued', 'row', 'mean', 'hit', 'bully', 'christmas', 'easter', 'eid', 'diwali', 'thanksgiving', 'hanukkah', 'passover', 'new year', 'birthday', 'stay', 'staying', 'sleepover', 'beach', 'camping', 'farm', 'divorce', 'war', 'dragon', 'dragons', 'mice', 'mouse', 'animals', 'who', 'times table', 'clear', 'clearing', 'hide', 'race'],
  moods: ['first', 'waiting', 'afraid', 'proud'],
  fed: true,
  company: ['table', 'bench', 'spoons', 'napkins', 'soup', 'coats'],
  about: 'At the big feast {H} does not know the name of the cousin on the same bench, and finds that a great-aunt who muddles names has them all, in a row.',
  titles: ['Otis-Wanda-Rafi', 'The Names Before {H}', 'Second on the Bench', 'Much Too Late to Ask', 'Everybody Before You'],
  want: [
    {
      id: 'at-the-low-table',
      A: 'partner',
      paragraphs: [
        'It was the big feast, and the house was full of relatives. The grown-ups sat at the long table. The children’s table was lower, and wobbled. {H} sat there on a bench with six cousins, and did not know a single name.',
        'The boy next to {H} had shared his bread. He had shown {H} his loose tooth, all through the soup. By now they were friends, and so it was much too late to ask. But {H} wanted to know his name.'
      ]
    }
  ],
  way: [
    {
      id: 'great-aunt-olive',
      A: 'partner',
      paragraphs: [
        'So {H} crept along behind the chairs to {A}. “What’s he called, that one with the tooth?” “Rafi,” said {A} at once. {H} crept back. “Rafi, can you pass the salt?” “Yes,” said a big girl at the other end, and passed it. She was Rafi.',
        'Just then Great-Aunt Olive wanted {H} to bring the spoons. “Otis!” she called. “No. Wanda-Rafi-Juno-Barney-Tess… {H}! There you are.” She always muddled them like that. “Why am I last?” asked {H}.'
      ]
    },
    {
      id: 'kissing',
      A: 'same',
      spare: 1,
      paragraphs: [
        'One after another the relatives came past and bent down. One kiss scratched, one was wet, and one smelled of oranges. “How you’ve grown!” said each of them. {H} stood up on tiptoe for the next, so that it would be truer.',
        '“Who was that?” whispered {H} each time. “An uncle,” whispered {A}, or “An aunt, I think.” Of the one with the oranges {A} knew nothing at all. “But she knew how big I was before,” said {H}.'
      ]
    },
    {
      id: 'the-heap-of-coats',
      A: 'same',
      spare: 2,
      paragraphs: [
        'All the coats lay on one bed, in a heap as high as {H}’s chin. {H} went there to think. Some of the sleeves had names in them, on tape. {A} came to help. “Here’s a Wanda,” said {A}, and held it up.',
        'It was a blue coat, and quite small. But in the other room they all sat there without coats. “We’d have to put it on them one by one,” said {H}, “and see who it fits.” It fitted {A} as far as the elbows.'
      ]
    },
    {
      id: 'wobble',
      A: 'same',
      spare: 3,
      paragraphs: [
        'The children’s table wobbled, and all the soup went with it. When one cousin leaned on it, there was a wave at the other end. A boy with glasses could steer a pea with it. {A} pushed a folded napkin under the short leg.',
        'Then it stood still, and there was a silence on the bench. They looked at {A}. “We liked the sea,” said the boy with glasses. So {A} pulled out the napkin again, and the peas set off.'
      ]
    },
    {
      id: 'clever-question',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Ask him how you spell it,” said {A}. “Then he’ll say it, and won’t notice.” That was clever. {H} crept back to the bench. “How do you spell your name?” asked {H}. The boy with the tooth thought. “Like it sounds,” he said.',
        '{A} saw from the long table that it had not worked. {A} put up both hands, and ate on.'
      ]
    },
    {
      id: 'whose-nose',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Look at the noses,” said {A}. “They’ll tell you who goes with whom.” It was true. One nose turned up five times in the room. It was on two uncles, on a cousin with plaits and on a baby. It hung over the sofa too, in a photograph.',
        '{H} felt along the middle of the face. “Have I got it too?” {A} looked from the side. “You’ve got the start of it,” said {A}. “But it doesn’t say a name anywhere.”'
      ]
    },
    {
      id: 'under-the-long-table',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Under the long table there was another feast, of feet. {H} and {A} went in to look. Two shoes had come off and were holding hands, more or less. There were socks with holes, and one with a parrot. The talk up there was only a rumble.',
        '“These ones here are cross with each other,” said {A}, and pointed at four knees. But then one of the knees laughed, and they all bumped against the wood. “You can’t tell who’s who by the bottom half,” said {H}.'
      ]
    },
    {
      id: 'more',
      A: 'same',
      spare: 7,
      paragraphs: [
        'An uncle went round with a ladle. Whoever said “No, thank you” got half a one. Whoever said “Just a little” got a whole one. {H} held both arms over the plate. The uncle put it down beside the arms.',
        '“What do I say to get none?” asked {H}. {A} had been at many feasts. “You say that it was the best ever, and leave a bit on the plate,” said {A}. “If it’s empty they think that you’re hungry.”'
      ]
    },
    {
      id: 'too-loud',
      A: 'same',
      spare: 8,
      paragraphs: [
        'It got so loud that {H} could not hear any single word in it. There were only ends. “…and with a goat on the back seat!” shouted somebody. {H} went out into the hall, and {A} came as well, and they sat on the shoes.',
        'From there it was like the sea in a jar. They tried to say who was laughing. The one like a pump was an uncle. “And the squeaky one?” asked {A}. “That’s him,” said {H}. “With the tooth. It whistles.” After that they could go in again.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We were fourteen at the children’s table,” said {S}. “It was an old door, laid on two crates. If you were at the end with the handle, you had to eat round it. I sat there until I was twenty.”',
        '“Why so long?” asked {A}. “There was no chair free at the other one,” said {S}. “And you got more pudding at the door.” {S} looked across at the low table, with some longing.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} had no trouble with it. {S} called them all Cousin. “Cousin, give me the jug,” said {S}, and three hands went out for it. They had three jugs then, and a wet bench.',
        '“But which of them did you mean?” asked {A}. “The one with the jug,” said {S}. {A} envied {S} a little. It works very well, except when you want just one.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} had gone under the children’s table at the soup, and had not come out again. It was the better one of the two, for there more fell down. {A} knew all the six cousins by their crumbs.',
        'The one with the tooth left crusts. {A} sat by that foot, and waited, and never once had to say a name. {H} looked down there and sighed.'
      ]
    },
    {
      id: 'all-before-you',
      A: 'partner',
      paragraphs: [
        '“Otis-Wanda-Rafi-Juno-Barney-Tess… {H}!” Now it was for the napkins. {A} had been counting on six fingers. “She did the same at the spoons,” said {A}. “It’s always those six, in the same order.” {A} held the fingers up. “That’s your cousins. She’s got them all, and in a row.”'
      ]
    }
  ],
  turn: [
    {
      id: 'heads',
      A: 'partner',
      paragraphs: [
        '{H} stood before the low table with a napkin for each. “Otis,” called {H}, as Great-Aunt Olive does it. A boy with glasses came up. “Wanda!” That was a girl with plaits. “Rafi! Juno!” At each name one more head came up, as if on a string.',
        '“Barney,” said {H}. The boy with the tooth looked up. “What?” “Your napkin,” said {H}, and went hot all over. “Barney.” Barney took it, and turned pink. “Can I ask you something?” he said. “What’s your name? I’ve been saying ‘hey’ since the soup, and then it was too late.” “{H},” said {H}. “I come after Tess.”'
      ]
    },
    {
      id: 'in-one-breath',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Otiswandarafijunobarneytess,” said {A}, who wanted to learn it too. It had to be done in one breath, or you lost a cousin. At the first go {A} came out with five. They had to go back for Juno.',
        'Barney did it with {H} on the end. Tess, who was small, began with herself, and then had nowhere to go. “Everybody’s last for somebody,” said Barney. “At my other granny’s it’s me.”'
      ]
    },
    {
      id: 'the-other-way-round',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Now {H} heard it everywhere. An uncle looked for his wife, and said two sisters first. {A} was called by three names on the way to the kitchen, and answered to the last. “They’ve each got a row in there,” said {H}, “like hooks with coats.”',
        '“And why don’t they just say the right one?” asked Barney. {A} thought about that. “Because you’re all on the same hook,” said {A}. “You lift one off, and the rest come along.”'
      ]
    },
    {
      id: 'a-place-on-the-bench',
      A: 'other',
      spare: 14,
      paragraphs: [
        'For the pudding a chair came free at the long table, a real one with arms. “{H} can have that,” said {A}. It was an honour. {H} sat up there for two spoonfuls. They were talking about a boiler.',
        'Down at the low table Barney pushed his tooth out with his tongue, and it lay quite flat. {H} took the bowl, and climbed down. “There’s a draught up there,” said {H} to {A}, and the bench moved up.'
      ]
    },
    {
      id: 'at-the-door',
      A: 'partner',
      paragraphs: [
        'At the end all the great-aunts stood at the door, in their hats. “Otis-Wanda,” began Great-Aunt Olive. {H} waited in the doorway until she had come through Tess. “{H}!” “Goodbye, Great-Aunt Pearl,” said {H}, and that was the wrong one. “No. Bea… Flo…” {A} held up one finger, and then the next. “Olive!” said {H}. “There I am,” said Great-Aunt Olive.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} got kissed by somebody with a beard.',
      '{names} squeezed in at the end of the bench.',
      { text: '{names} tore the bread, and passed it down the table.', needs: ['hands'] },
      { text: '{names} carried one more coat to the heap.', needs: ['hands'] }
    ],
    way: [
      '{names} came running at Otis, just in case.',
      '{names} wandered from lap to lap along the long table.',
      { text: '{names} laid out the spoons, and got thanked under four names.', needs: ['hands'] },
      { text: '{names} ladled out some more, a little and then a little.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked up at each of the names, and down again.',
      '{names} kept close to the pudding until it was gone.',
      { text: '{names} stacked the soup plates, as high as it was safe.', needs: ['hands'] },
      { text: '{names} found the right sleeves for two of the uncles.', needs: ['hands'] }
    ]
  },
  bed: [
    'Then all the coats were gone. It was quiet, with a hum left over in the ears. {H} washed off the kisses, the dry ones and the wet.',
    '{H} lay down at the end of a long row of names. “Otis,” said {H} to the ceiling. “Wanda. Rafi. Juno. Barney. Tess.” They were all there.'
  ],
  last: [
    'After Tess, as always, it was {H}’s turn, and {H} was asleep.',
    'Somewhere Barney turned over on one side, and {H} did too, and slept.'
  ]
})
