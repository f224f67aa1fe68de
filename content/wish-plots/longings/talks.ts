import { wishPlot } from '../wish-plot.ts'

export const whoeverTalks = wishPlot({
  id: 'wish-whoever-talks',
  visits: 'anything',
  whoever: ['can talk', 'could talk', 'can speak', 'learns to talk', 'learned to talk', 'started talking', 'starts talking', 'starts to talk', 'started to talk', 'speaks English', 'talks to people', 'talks back', 'answers back', 'talked back', 'says words', 'said its first word', 'can say words', 'found its voice', 'talks like a person', 'talks like a human'],
  except: ['poems', 'poem', 'verse', 'poetry', 'truth', 'rhyme', 'rhymes', 'talk to ', 'talks to ', 'talked to ', 'talk with ', 'can’t talk', 'can’t speak', 'won’t talk', 'won’t speak', 'never talks', 'doesn’t talk', 'talks too much', 'talks all night', 'talks all day', 'talks all the time', 'talks a lot', 'talks so much', 'talks non-stop', 'talks nonstop', 'talks for hours', 'talked and talked', 'loves talking', 'likes talking', 'keeps on talking', 'talks too loudly', 'talks backwards', 'talks in its sleep', 'talks to the moon', 'talks to ghosts', 'talks to trees', 'talks to plants', 'talks to animals'],
  company: ['sock', 'socks', 'sofa', 'stick'],
  about: 'Somebody can talk, but never when asked to say something; when the other sock is looked for, there is something to say.',
  titles: ['Say Something', 'It Was Talking Just Now', '{visitor} Has Nothing to Say', 'The Other Sock', 'Only When There Is Something'],
  want: [
    {
      id: 'just-now',
      A: 'partner',
      paragraphs: [
        '{H} was lying under the table, because of a marble. Somebody else was lying there too. It was {visitor.first}. “It’s by the skirting board,” said {visitor}. “You’ve got to use the other arm.” {H} got the marble out. “You can talk!” said {H}. “So can you,” said {visitor}.',
        '{H} wanted {A} to hear that, at once. “{A}! Come here!” {A} came, with one sock on. “Well, then,” said {A}. “Say something.” {visitor} looked at {A}, and said nothing at all.'
      ]
    }
  ],
  way: [
    {
      id: 'say-something',
      A: 'partner',
      paragraphs: [
        '“I’ve got a sock to find,” said {A}, and went out. “Why didn’t you?” whispered {H}. “What was I to say?” asked {visitor}. “Something!” “But what would it be about?” asked {visitor}.',
        'So they learnt a sentence by heart. It was “Good evening, how do you do.” {A} came back, still with one sock. “Good,” said {visitor}, and stuck. It had sounded just like a hiccup. “Very nice,” said {A}.'
      ]
    },
    {
      id: 'same-with-aunt',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“It really can,” said {H}. “It told me where the marble was.” “I believe you,” said {A}, as you say it to somebody with a cold. {A} leaned over {visitor}. “How old are you?” asked {A}, quite loudly. “And what’s your name? And do you like it here?”',
        '{visitor} moved in behind {H}’s leg. {H} knew that. You stood in the hall, and somebody bent down with a big face, and asked three things. You knew all the answers. They were only further in than the face was.'
      ]
    },
    {
      id: 'parrot-way',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Perhaps it needs a biscuit,” said {A}. “A biscuit for every word.” {A} held one out. {visitor} looked at the biscuit for a long time. “Bis,” said {A}, to help. “Bis. Cuit.” It was very slow, and rather wet.',
        '{visitor} took it, and did not say a word. When {A} had gone to the drawer, {visitor} came nearer. “Does it always talk like that?” asked {visitor}. “Only when it wants you to,” said {H}.'
      ]
    },
    {
      id: 'what-it-says-anyway',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“I’ll tell you what it says,” said {A}. “It says {caller.sound}. They all do.” {visitor} waited until {A} was round the corner. “That’s only what we say to each other,” said {visitor}. “It means, I’m here, and where are you?”',
        '“Is that all?” asked {H}. “There isn’t much else you need to know,” said {visitor}. {H} tried it out, quite loudly: {caller.sound}. “Yes?” called {A} from the next room. So it did work.'
      ]
    },
    {
      id: 'true-about-you',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} had a hundred questions, and asked them in the dark under the table. “{caller.fact},” said {H}. “Is that true?” {visitor} thought about it. “I’ve never looked at it like that,” said {visitor}. “I just do it. Is it true that you keep your feet in bags?”',
        '“Those are socks,” said {H}. “And what if you lose one?” From next door they could hear {A}, who was pulling out the sofa. “Then it’s like that,” said {H}.'
      ]
    },
    {
      id: 'how-it-began',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“How long have you been able to?” asked {H}. “Always,” said {visitor}. “I used to listen. You get such a lot of it for nothing. And then one day somebody sat down on me.” “What did you say?” “I said, Would you mind,” said {visitor}.',
        'The somebody had got up, and sat down on another thing, and had not turned round. {visitor} had been a bit disappointed. It had been such a good one, for the first.'
      ]
    },
    {
      id: 'talks-too-much',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“You talk a lot,” said {visitor} to {H}. “I’ve counted. You said now eleven times, and look at this fourteen.” {H} had never noticed. “What do I need it for?” “Mostly for when nobody’s looking,” said {visitor}.',
        '{H} thought that over, and said nothing for a whole minute. In the next room it got quiet too. Then {A} put a head round the door. “What’s the matter?” asked {A}. “Why’s it so still in here?”'
      ]
    },
    {
      id: 'busy-showing',
      A: 'same',
      spare: 7,
      paragraphs: [
        'When {A} came by again, {visitor} was in the middle of it, and {caller.does}. “Lovely,” said {A}. “It does that very well. But that’s not talking.” “It was going to,” said {H}. “You came in on the wrong bit.”',
        '“I was about to say that there’s a draught,” whispered {visitor}. “Then there wasn’t one, for the door was shut.” It was hard luck. {A} {caller.move} too, on the way out, with one foot bare.'
      ]
    },
    {
      id: 'telephone',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“I’ll go out, and you ring me up,” said {A}. “Perhaps it’s easier if it can’t see me.” A spoon was the telephone. {H} held it up. “Hello?” called {A} from the hall. “Who’s speaking?” {visitor} rocked to and fro. Then {visitor} rocked from side to side, and to and fro again.',
        '“It says yes,” said {H} into the spoon. “And no, and then yes.” “To what?” called {A}. That was a good question. Nobody had asked anything yet.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} did not find that it was anything new. {A} had always talked with everybody. There was one look for the door, and another for the bowl. The second had always been understood. {visitor} and {A} lay side by side for a bit.',
        '“What does {A} say?” asked {H}. “That you step on {A} when it’s dark,” said {visitor}. “But you don’t mean to.” {H} went quite red. “Tell {A} I’m sorry.” “That’s known,” said {visitor}.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“There was a boy in our street who didn’t say one word until he was four,” said {S}. “And one morning, at breakfast, he said: The egg’s too hard.” “And why hadn’t he talked before?” asked {A}.',
        '“That’s what they asked him,” said {S}. “Up to then, he said, the eggs had been all right.” {visitor} took in every word. {S} talked to {visitor} for a long time after that, and it never seemed one-sided.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 11,
      paragraphs: [
        '{S} lay down under the table as well. {S} did not ask anything, as there was a lot to tell. There was a scab on one knee, and it had come from a puddle. {visitor} listened. “Which knee?” asked {visitor}. “That one,” said {S}, and went on.',
        '“It talked!” said {A}. “Yes,” said {S}. “It wanted to know which knee.” {S} could not see what was so odd about that. Anybody would have asked.'
      ]
    },
    {
      id: 'whispering',
      A: 'same',
      spare: 12,
      paragraphs: [
        '“Tell me instead,” said {H}, “and I’ll say it for you.” So {visitor} whispered, and {H} called it out. “It says that it’s warmer under here! It says that you’ve had that cardigan on since Monday!” There was a pause in the next room. “Who says that?” called {A}.',
        '“It does!” “It sounds a lot like you,” called {A}. {H} was cross, and {visitor} leaned on {H}. “It was rather like you,” said {visitor}. “You put in the exclamation marks.”'
      ]
    },
    {
      id: 'a-wager',
      A: 'partner',
      paragraphs: [
        '{A} went by on one bare foot. “You believe me, don’t you?” asked {H}. “When I’m told to say something, I do it,” said {A}. “I say it’s cold out.” {A} stopped. “It’s not really about anything,” said {A}. “Now I come to think of it.”'
      ]
    }
  ],
  turn: [
    {
      id: 'the-other-sock',
      A: 'partner',
      paragraphs: [
        'So {H} gave up, and helped to look. They lifted the rug, and shook the boots. Nobody took any notice of {visitor}. {A} sat down on the sofa and groaned. “I put on one,” said {A}, “and then I put on the other. Where can it be?”',
        '“You’ve got it on,” said {visitor}. “It’s on the same foot.” {A} looked down. There was a heel sticking out, and under it there was another heel. {A} pulled off one sock, and there was a sock. “Thank you,” said {A}. Then it was quiet. “{H}!” cried {A}. “It talked! It was about the sock!”'
      ]
    },
    {
      id: 'since-this-morning',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“How long have you known?” asked {A}. “Since you came in,” said {visitor}. “But you said, Say something. So I thought that you’d want to hear something else.” {A} wiggled the warm foot, and then the cold one.',
        '“If you ever know anything else,” said {A}, “don’t wait for me to ask.” {visitor} looked {A} over from top to toe. “There’s a label sticking out at your neck,” said {visitor}. “And you put your glasses, or whatever that is, in the bread.” It was a whole list.'
      ]
    },
    {
      id: 'now-you-say',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Then {visitor} wanted to know how it was from the other side. “Say something,” said {visitor} to {A}. {A} breathed in. It had been so easy all those years. “Er,” said {A}. “Anything at all,” said {visitor}, and came up close with a big, kind face.',
        '“It’s gone,” said {A}. “I had some, just now.” {H} moved up, so that there was room behind {H}’s leg. {A} got in there, for a bit, until it had passed.'
      ]
    },
    {
      id: 'heard-it',
      A: 'partner',
      paragraphs: [
        '“Why did you talk to {A} after all?” asked {H}. “There was something to say,” said {visitor}.',
        '{A} still had a hundred questions, and they had all got stuck. “Say something,” said {H}. {A} opened up, and shut again. “It was on the same foot,” said {A}, in the end.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to hear it as well, and heard nothing, quite clearly.',
      '{names} crawled in under the table, where it was getting full.',
      { text: '{names} rolled the marble back, to see if it would be told about again.', needs: ['hands'] },
      { text: '{names} held a hand behind one ear.', needs: ['hands'] }
    ],
    way: [
      '{names} said something, though nobody had asked for it.',
      '{names} looked for the sock too, mostly in the same three places.',
      { text: '{names} found a sock, but it was somebody else’s.', needs: ['hands'] },
      { text: '{names} held up a finger for silence, and got some.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed at the foot with the two heels.',
      '{names} turned round to see who had said that.',
      { text: '{names} shook out both socks, in case there was a third.', needs: ['hands'] },
      { text: '{names} pushed the sofa back, and it squeaked a word.', needs: ['hands'] }
    ]
  },
  bed: [
    'The socks were put together, one in the other, so that they could find each other. The marble went into a cup.',
    'They washed, and there was nothing to say, and nobody said it. It was a very friendly sort of quiet.'
  ],
  last: [
    'There was nothing more to say, and so {H} said nothing, and was asleep.',
    'Under the table somebody said good night, because it was one, and {H} was asleep.'
  ]
})
