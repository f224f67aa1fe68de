import { wishPlot } from '../wish-plot.ts'

export const sockForThePike = wishPlot({
  id: 'wish-sock-for-the-pike',
  beginsElsewhere: true,
  wishes: ['her very first gymnastics lesson on Thursday', 'first gymnastics lesson', 'first gymnastics class', 'first gymnastics club', 'first gymnastics session', 'first gymnastics practice', 'first gymnastics training', 'first gimnastics lesson', 'first gymnastics', 'first day gymnastics', 'first time gymnastics', 'starts gymnastics', 'begins gymnastics', 'joins gymnastics', 'new gymnastics class', 'new gymnastics club', 'excited gymnastics lesson', 'excited gymnastics class', 'excited gymnastics tomorrow', 'scared gymnastics class', 'gymnastics taster', 'gymnastics trial', 'nervous gymnastics lesson', 'nervous gymnastics class', 'nervous gymnastics tomorrow', 'worried gymnastics lesson', 'worried gymnastics class', 'never done gymnastics', 'never been to gymnastics', 'first gymnastics thursday', 'first gymnastics tomorrow', 'first acrobatics class', 'first tumbling class'],
  answers: ['gymnastics', 'gymnastic', 'gimnastics', 'gymnast', 'gym', 'acrobatics', 'tumbling', 'lesson', 'lessons', 'class', 'classes', 'club', 'session', 'practice', 'training', 'taster', 'trial', 'course', 'first', 'very', 'ever', 'never', 'done', 'been', 'new', 'day', 'time', 'start', 'starts', 'starting', 'begin', 'begins', 'join', 'joins', 'joining', 'goes', 'going', 'go', 'has', 'is', 'having', 'try', 'trying', 'tries', 'do', 'does', 'doing', 'learn', 'learns', 'learning', 'tomorrow', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday', 'next', 'week', 'this', 'on', 'at', 'morning', 'afternoon', 'evening', 'after', 'school', 'nursery', 'nervous', 'excited', 'worried', 'scared', 'afraid', 'shy', 'can’t', 'cannot', 'wait', 'waiting', 'happy', 'proud', 'leotard', 'bag', 'barefoot', 'bare', 'feet', 'sock', 'socks', 'star', 'tuck', 'pike', 'straddle', 'pencil', 'jump', 'shape', 'shapes', 'stretch', 'stretching', 'roll', 'rolls', 'forward', 'handstand', 'bend', 'bendy', 'coach', 'teacher', 'children', 'friend', 'friends', 'know', 'knows', 'anybody', 'anyone', 'nobody', 'what', 'to', 'expect', 'her', 'his', 'my', 'our', 'the', 'and', 'she', 'he', 'she’s', 'he’s', 'daughter', 'son', 'girl', 'boy', 'little', 'mum', 'mummy', 'mom', 'dad', 'daddy', 'granny', 'grandma', 'about'],
  except: ['hurt', 'broke', 'broken', 'injured', 'fell', 'hospital', 'competition', 'medal', 'lost', 'losing', 'last', 'quit', 'stop', 'stopped', 'hates', 'trampoline', 'cartwheel', 'ballet', 'swimming', 'football', 'picked', 'yesterday', 'went', 'was', 'had', 'elephant', 'penguin', 'dragon', 'dinosaur', 'robot', 'octopus', 'worm', 'cat', 'dog', 'tights'],
  nothingElse: true,
  moods: ['first', 'waiting', 'afraid', 'learning', 'change', 'alone', 'proud'],
  company: ['sheet', 'figure', 'figures', 'pike', 'star', 'tuck', 'straddle', 'pencil', 'sock', 'bag', 'rug', 'sofa', 'letter', 'legs', 'coach', 'umbrella', 'hook'],
  about: 'On the evening before the very first gymnastics lesson the hero cannot do any of the figures on the sheet by thinking of legs, and does them all without noticing, until a sock falls down and shows that each of them is for something.',
  titles: ['A Sock for the Pike', '{H} and the Five Figures', 'What the Star Is For', 'The Evening Before Gymnastics', 'Think of the Sock'],
  want: [
    {
      id: 'five-figures',
      A: 'partner',
      paragraphs: [
        'Tomorrow was {H}’s very first gymnastics lesson, and {H} couldn’t do a thing on the sheet. It had come with the letter. Five little figures were drawn on it: pencil, star, tuck, straddle and pike. “All the others will know these,” said {H}.',
        '“I don’t,” said {A}, and held the sheet to the wall. “I thought that a pike was a fish.” {H} wanted to do at least that one before bedtime.'
      ]
    }
  ],
  way: [
    {
      id: 'deckchair',
      A: 'partner',
      paragraphs: [
        'The little pike had straight legs, and its hands were on the floor. “Straight legs,” said {A}. {H} thought of the legs, and they were straight. “Hands down.” {H} thought of the hands, and now the legs were bent.',
        '{H} thought of everything at once, and sat down. “What was that?” asked {H}. {A} turned the sheet round, to compare. “A deckchair,” said {A}, “that somebody’s put up wrong.”'
      ]
    },
    {
      id: 'seven-hundred-teeth',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} looked up pikes in a book. “Long and green,” read {A}, “with seven hundred teeth.” They looked at the little figure. You couldn’t see any teeth, but then it was bent over. {H} lay down on the rug and tried it as a fish, and that was much easier.',
        '“You just hang in the reeds,” read {A}, “quite still, and wait for a duck.” {H} hung there. “And if they want this one tomorrow, I can do it already,” said {H}. “Have they got ducks?” There was nothing about that in the letter.'
      ]
    },
    {
      id: 'toes-are-looked-at',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Bare feet, please,” said the letter. So {H} took off both socks, and showed the toes what was coming. “Tomorrow you’ll all be looked at,” said {H}. The big ones stood up straight. The little one on the left went behind the next.',
        '“That one’s shy,” said {A}. “It’s always been in a sock.” They put it in front for practice, with a cushion to sit on. By and by it stood out to the side, all by itself, and looked at the lamp.'
      ]
    },
    {
      id: 'best-in-the-class',
      A: 'same',
      spare: 3,
      paragraphs: [
        '{H} practised standing in a row. Two are a short row, so they put the umbrella on the end. “Pencil,” said {A}, for somebody had to be the coach. The umbrella did it best. It did it without moving at all.',
        '“Star,” said {A}. They waited for the umbrella. {H} pressed the button for it, and whoosh, it did a star that filled the hall. “It’s been going for years,” said {A}. “It must be in the top group.”'
      ]
    },
    {
      id: 'no-jewellery',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“No jewellery,” read {A}. {H} wore a plaster on one knee, and it had stars on. Was that jewellery? There was nothing under it any more, said {H}. It was only on because it was so pretty. “Then it’s jewellery,” said {A}.',
        'So it came off, and went on the bedpost, where it could be looked at. A crown came off as well, and a moustache made of cocoa. “I hope that they’ll still know it’s you,” said {A}.'
      ]
    },
    {
      id: 'one-hole-too-many',
      A: 'same',
      spare: 5,
      paragraphs: [
        '{H} tried on the gym things. They were new and stretchy, and there was one hole more than you’d think. An arm came out, and then a foot beside it. “Is this the way?” asked somebody inside. “It’s a way,” said {A}.',
        'Then a head came out as well, by the leg. {H} looked into the mirror from there. “Which figure is it?” asked {H}. {A} went along the sheet twice. It wasn’t any of them, but you could see that it was very advanced.'
      ]
    },
    {
      id: 'other-hangs-up-a-coat',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} came in, wet from the rain. On the floor of the hall sat {H}, with both legs out wide. {A} stood the umbrella in between, and hung a hat on one foot. “That’s handy,” said {A}. “Is it new?”',
        '“I’m practising,” said {H}. “It’s for tomorrow.” So {H} held out one arm for {A}’s wet coat, and the other arm for a scarf. “I hope that they do this one,” said {H}. “I’m getting good at it.”'
      ]
    },
    {
      id: 'pet-on-the-sheet',
      A: 'pet',
      spare: 7,
      paragraphs: [
        '{H} laid the sheet on the floor, to see it better. At once {A} came and lay down on it. All that looked out now was one arm of the star, and the feet of the pike. “Then I’ll do those,” said {H}, and stuck out an arm.',
        'It was easy like that. After a while {A} rolled over, and there was a bit of straddle as well. In the end {H} had done it all, in small pieces. {A} got up, and left the pencil rather warm.'
      ]
    },
    {
      id: 'elder-and-the-horse',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“They told me that there’d be a horse,” said {S}. “So I took a carrot to my first lesson. But the horse was made of leather, and had four legs, and no head.” “What did you do with the carrot?” asked {A}. “I looked for the likeliest end,” said {S}, “and laid it down there.”',
        '“And did it eat it?” “The next day it was gone,” said {S}. “I’ve always thought well of that horse.” {A} wondered whether to pack a carrot. “I would,” said {S}.'
      ]
    },
    {
      id: 'child-does-the-puddle',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} could do one that wasn’t on the sheet. {S} lay down and let everything go where it liked, arms and legs and tongue. “That’s the puddle,” said {S}. {A} had to admit that it was very well done. There wasn’t a bone in it.',
        'So {A} drew a sixth figure beside the other five. It didn’t take long. “Now they’ll have to learn that too,” said {S}. {S} did it once more, slowly, for the people at the back.'
      ]
    },
    {
      id: 'only-my-sock',
      A: 'partner',
      paragraphs: [
        'So {H} packed the bag for tomorrow instead. A sock fell out. {H} bent down, and had it already in one hand. “Stop!” cried {A}. “Stay like that!” {A} held the sheet beside {H}. “That’s the pike!”',
        '“I’m only getting my sock,” said {H}, upside down. Then {H} looked to see what the legs were doing. It was a deckchair again.'
      ]
    },
    {
      id: 'not-of-the-legs',
      A: 'partner',
      paragraphs: [
        '“It only goes wrong when you think of your legs,” said {A}. “Before, you were thinking of the sock.” {A} dropped the sock again. {H} thought of nothing but sock. There stood a pike.',
        '“So that’s what it’s for,” said {H}, and looked at the sheet again. “And what are the others for?”'
      ]
    }
  ],
  turn: [
    {
      id: 'what-they-are-for',
      A: 'partner',
      paragraphs: [
        'The pencil was for the top hook, on tiptoe, with both arms up. The tuck was for looking under the sofa, where the other sock was. For the straddle {A} rolled a ball, and {H} sat there and caught it between two long legs. “I do those all day long!” said {H}. {A} ticked them off.'
      ]
    },
    {
      id: 'called-out-at-the-basin',
      A: 'same',
      spare: 10,
      paragraphs: [
        'After that {A} called them out at odd moments, as a coach would. “Pike!” called {A}, and {H} looked round for a sock. “Tuck!” There was the sofa. “Straddle!” {H} was holding a glass of milk just then, and it became a straddle with a white moustache.',
        'Then {H} called one back. “Pencil!” {A} was just carrying the plates, and went up on tiptoe with all of them. “What was that for?” asked {A}. “So that you can do it too,” said {H}.'
      ]
    },
    {
      id: 'things-without-a-figure',
      A: 'same',
      spare: 11,
      paragraphs: [
        '{H} looked for the other slipper, on one leg, with a hand on the wall. “And what’s this called?” It wasn’t on the sheet. {A} called it the stork. Then somebody rang at the door, and {A} jumped up to see. “That was a hare,” said {H}.',
        'So people did gymnastics from morning to night, and nobody had told them. {A} scratched one ear with one finger. “I don’t know what this one’s called,” said {A}, “but I’m good at it.”'
      ]
    },
    {
      id: 'on-top-of-the-bag',
      A: 'partner',
      paragraphs: [
        'Only the star was left, and they couldn’t think what it was for. {H} laid the sock in the bag, right at the top. “You do it in bare feet,” said {A}. “You won’t need a sock.” “It’s not for the feet,” said {H}. “It’s for the pike.”',
        '“Very good,” said {A}, who had been up since six, and yawned. It was a huge yawn, and went out into both arms and both legs. {H} held up the sheet. “Star,” said {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at the five figures, and lay down like none of them.',
      '{names} sniffed at the new bag, which still smelled of shop.',
      { text: '{names} held the other corner of the sheet.', needs: ['hands'] },
      { text: '{names} filled the water bottle for tomorrow, and dried it.', needs: ['hands'] }
    ],
    way: [
      '{names} made a small deckchair, on the other side of the rug.',
      '{names} came to see what had fallen out of the bag.',
      { text: '{names} moved the chairs back, to make room for legs.', needs: ['hands'] },
      { text: '{names} pushed {H}’s elbow up a little, and it was no better.', needs: ['hands'] }
    ],
    turn: [
      '{names} fetched the ball back, when it had gone past.',
      '{names} looked under the sofa as well, and that was a tuck.',
      { text: '{names} sharpened the pencil for the ticks.', needs: ['hands'] },
      { text: '{names} yawned too, with both arms, and was counted.', needs: ['hands'] }
    ]
  },
  bed: [
    'The bag stood by the front door, with a sock looking out. The sheet was stuck to the wall above it, and had five ticks.',
    '{H} washed, and the towel was held by a star. In bed {H} was a pencil at first, and then it got cooler, and {H} was a tuck.'
  ],
  last: [
    'It was the best tuck of the day, with nothing to think of, and {H} was asleep.',
    'By the door the sock was ready for tomorrow, and {H} was asleep.'
  ]
})
