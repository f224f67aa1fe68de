import { wishPlot } from '../wish-plot.ts'

export const stuckToIt = wishPlot({
  id: 'wish-pair-stuck-to-it',
  tellsAny: 'pair',
  pairOf: [['creature', 'person'], ['thing']],
  about:
    'Somebody finds a thing, forgets at the sight of it what there was to ask, and has no idea what it is for; it turns out that whatever is forgotten sticks to a thing that is out of its place, and can be found there again.',
  titles: ['Stuck to It', 'Don’t Tell', 'A Raisin for the Captain', 'Clean Out of My Head', '{H} and What It’s For'],
  company: ['banana', 'boat', 'breakfast', 'captain', 'raisin', 'pencil', 'way'],
  want: [
    {
      id: 'found-it',
      A: 'partner',
      paragraphs: [
        'Every evening {H} thought of a breakfast, and every morning {H} had forgotten it. Tonight it was a banana boat, with a raisin for the captain. {H} wanted to keep it till morning. “Banana boat,” said {H}. Then somebody was at the door.',
        'As a rule {seen} was {seen.where}. Tonight {seen} was here. “I had something to ask you,” said {seen}. “Then I found this, and now I’ve forgotten the question. What’s this for?” It was {beside.a}. {A} knew, and took a deep breath. “Don’t tell,” said {beside}. “Just once I’d like to be for something else.”'
      ]
    }
  ],
  way: [
    {
      id: 'its-own-way',
      A: 'partner',
      paragraphs: [
        '{seen} tried it with {seen.part}. But {beside.part} got in the way. Then {seen} {seen.does}. “Was that it?” asked {seen}. “You could do that without me,” said {beside}.',
        'To be helpful, {beside} {beside.does}. “Very nice,” said {seen}. “And what’s that for?” {A} looked hard at the ceiling. “Banana…” said {H}, and stopped. The rest of it had gone as well.'
      ]
    },
    {
      id: 'a-guess',
      A: 'partner',
      spare: 0,
      paragraphs: [
        '“I’ve got it,” said {seen}, after a good look from the other side. “{beside.guess}.” {A} made a small noise, and turned it into a cough. “Is that right?” asked {seen}.',
        '“No,” said {beside}. “But nobody has ever thought that of me before.” It asked {seen} to say it again, a bit slower. {H} said it over as well, to see how it felt. For a moment they could all very nearly see it.'
      ]
    },
    {
      id: 'one-thing',
      A: 'partner',
      spare: 0.1,
      paragraphs: [
        '{A} could hardly bear it. “May I say one thing about it,” asked {A}, “if it isn’t what it’s for?” {beside} allowed that. “{beside.fact},” said {A}, all in one breath. {seen} thought it over. “And what do I do about that?” “Nothing,” said {A}.',
        '“Then say one about me,” said {seen}, “or it isn’t fair.” {H} knew one. “{seen.fact},” said {H}. {beside} had had no idea. It looked at {seen} quite differently after that, from top to bottom.'
      ]
    },
    {
      id: 'nearly-the-same',
      A: 'partner',
      spare: 0.2,
      paragraphs: [
        '“Perhaps you’re for the same as me,” said {seen}. “Watch, and then do it too.” Bit by bit, so that it could be copied, {seen} {seen.does}. {beside} watched to the end. Then {beside} {beside.does}.',
        '“Nearly,” said {seen} kindly. They did it once more, one after the other. It came out less like it than before. “The beginning was right,” said {H}. “There’s a good bit missing in the middle,” said {A}.'
      ]
    },
    {
      id: 'on-me',
      A: 'partner',
      spare: 0.3,
      paragraphs: [
        '“It may be for what you haven’t got,” said {H}. “What would you like most?” {seen} did not have to think. “{seen.wants},” said {seen}. {beside} felt about in every corner of itself. “I haven’t got that on me,” it said.',
        '“And you?” asked {A}. “{beside.wants},” said {beside}, rather shyly. {seen} hadn’t got that either. So there they were, the two of them, with nothing for each other. “It was a good try,” said {seen}, and they moved up a little.'
      ]
    },
    {
      id: 'anybody-in',
      A: 'partner',
      spare: 0.4,
      paragraphs: [
        '“It could be for calling somebody,” said {seen}. {seen} came quite near to {beside}. “{seen.sound}?” said {seen}. It was quiet. “{beside.sound},” said {beside}, out of politeness.',
        '“Somebody’s in!” cried {seen}. “{seen.sound}! {seen.sound}!” “{beside.sound},” said {beside}. “And what do they say?” asked {H}. {seen} listened once more. “They say {beside.sound},” said {seen}. “I think I’ve got the wrong number.”'
      ]
    },
    {
      id: 'a-hint',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '{A} was not allowed to say it. But of showing, nobody had said a word. {A} came back with {beside.stand}, and gave {seen} a long look. “What’s that meant to be?” asked {beside}. “You,” said {A}.',
        'It went very quiet. “And where’s this?” asked {beside}, and meant {beside.part}. {A} had to say that it had been left off. “Then it’s nothing like me,” said {beside}. “I think it’s a little like,” said {seen}, “if you look past it.”'
      ]
    },
    {
      id: 'all-the-others',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Are there more of you?” asked {seen}. “You wouldn’t believe how many {beside.many} there are,” said {beside}. “And all of them are for the same.” {seen} tried to think of all those {beside.many} at once.',
        '“It’s no better with {seen.many},” said {seen}. “Whatever I do, there’s another one who does it too.” “But you haven’t all come here,” said {H}. They both looked round. It was true. There was just the one of each.'
      ]
    },
    {
      id: 'more-of-it',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Banana what?” said {H}. They all helped. “Banana bath?” said {A}. “Banana bus? Banana boots?” {H} shook the end of it a little, but nothing came out.',
        '“A banana with {seen.part}?” asked {seen}, who thought of what was nearest. “A banana {beside.where}?” asked {beside}. {H} thought about that one for quite a while. It was not it. But it would do for Thursday.'
      ]
    },
    {
      id: 'the-shadow',
      A: 'same',
      spare: 3,
      paragraphs: [
        'They tried it with the lamp behind it. On the wall there was a shadow. “That’s a ship,” said {A}. “It’s an aunt, sitting down,” said {H}. {seen} came closer to see, and then there were two shadows, and then it was one.',
        'It had {seen.part} at one end, and {beside.part} at the other. {A} looked at it for a long time. “I don’t know what that’s for,” said {A}. “You don’t?” asked {beside}. It was so pleased that the aunt wobbled.'
      ]
    },
    {
      id: 'the-other-end',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Perhaps you’ve got it the wrong way round,” said {A}. So they looked at {beside} from the other end. It took a while, until all of them had gone round. From there they came to {beside.part} last of all.',
        '“It’s got a different face on this side,” said {seen}. “That’s my back,” said {beside}. Nobody had ever taken so long over its back. {H} went round it twice more, in case there was another side after that.'
      ]
    },
    {
      id: 'dont',
      A: 'other',
      spare: 5,
      paragraphs: [
        '{A} came by, and saw what was there. “Oh good, {beside.a}!” said {A}. “I was just going to…” “Don’t!” cried {H}. “Don’t!” cried {seen}. {A} stood there with an open mouth, and in it was the rest of the sentence.',
        '“What’s it for, then?” asked {A}. “Nobody knows,” said {H}, “and it’s got to stay like that.” {A} looked at {beside}, and {beside} shook its head. {A} went out again, backwards, with the mouth shut.'
      ]
    },
    {
      id: 'not-for-anything',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“What are you for?” {beside} asked {seen} back. Nobody had ever put it to {seen} like that. {seen} looked down at {seen.part}, and then at {H}. “Is that what I’m for?” asked {seen}. “That’s only what you’ve got,” said {A}.',
        '{H} wondered as well. {H} was good for opening jars that were open already. “I’m for asking,” said {H} then, “and {A}’s for knowing.” {A} pressed both lips together. There was one thing that still wanted to get out.'
      ]
    },
    {
      id: 'best-at-home',
      A: 'same',
      spare: 7,
      paragraphs: [
        '“What do you need at home?” asked {A}. {seen} thought of an evening {seen.where}. It was all there already. “And something to do this in front of?” asked {beside}. Then {beside} {beside.does}.',
        '{seen} tried to see it, there, of all places. “They’d talk about it for weeks,” said {seen}. “Would they clap?” asked {beside}. {H} clapped, to let it hear how that would be. {beside} had never been clapped for what it did anyway.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had a look at {beside}, for as long as {A} ever looks at anything. Then {A} had a look at {seen}, and went back to {beside}. “What does {A} think it’s for?” asked {seen}.',
        '“For looking at,” said {H}. {beside} had not been for that before. It kept quite still, and was looked at. After a while {A} had finished, and {beside} asked if there would be more of it later.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“My aunt had {beside.a},” said {S}, “and she used it for being cross with. When my uncle had annoyed her she went and told it everything. Then she came back and was nice to my uncle.” “Did it help?” asked {A}. “It helped my uncle,” said {S}.',
        '“I could do that,” said {beside}. So {seen} tried to be cross with it. “You,” said {seen}. “You, you… are you all right?” It did not go any further than that.'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} knew what it was for, and it had to come out. So {S} said it very quietly into two hands, and shut them. “Now it’s in here,” said {S}. “Don’t let go,” said {A}.',
        'But with two shut hands you can’t do much. {A} had to open the door for {S}, and scratch {S} on the nose. {seen} looked at the hands with great interest. “Is it heavy?” asked {seen}. “It tickles,” said {S}.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '“We’ll ask {A},” said {H}. “{A} doesn’t know what anything’s for. Yesterday a shoe was for licking.” They put the question to {A}, and pointed at {beside}. {A} thought with a round face. It was going to be a “ba”, and then it was one.',
        '“I’m for ba,” said {beside}, to hear how it sounded. “Banana!” cried {H}. “That’s it! Banana…” But that was the half that {H} still had. {A} was asked for the other one, and it was “ba” again.'
      ]
    },
    {
      id: 'guest',
      A: 'guest',
      spare: 12,
      paragraphs: [
        '“At ours that’s kept {beside.where},” said {A}, “and nobody asks what it’s for.” “Has it ever told you what it would like?” asked {seen}. {A} had to say no.',
        '“I’ll ask it when I’m back,” said {A}. And {A} practised with {beside}. “Good morning,” said {A}, “what would you like to be for today?” {beside} had to swallow. “Just ask it like that,” it said. “With the good morning.”'
      ]
    },
    {
      id: 'the-pencil',
      A: 'partner',
      paragraphs: [
        '{A} set off for a pencil, to write down what was left. {A} came past {beside}, and stopped. “What was I going to fetch?” asked {A}. {A} went back, and came past {beside} again. “A pencil!” cried {A}. “It was stuck to {beside}!”',
        '“How does it get there?” asked {H}. “You come along with your head full,” said {A}. “And there’s {beside.a}, which ought to be {beside.where}. So you stop. But what’s in your head can’t stop so fast. It flies out, and sticks.”'
      ]
    }
  ],
  turn: [
    {
      id: 'found-again',
      A: 'partner',
      paragraphs: [
        '“Then you’ve got to find it again!” {H} said to {seen}. So {seen} went out, and came in as if by chance. Once more {beside} {beside.does}. “What’s that doing here?” said {seen}. “Oh! I wanted to ask if I could stay the night!”',
        '“Yes,” said {H}, and was out and in again. “What’s that doing here?” said {H}. “Oh! Banana boat!” It had been there all the time, next to {beside.part}.'
      ]
    },
    {
      id: 'how-much',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“How much can you hold?” asked {A}. They tried it out. {A} stuck the seven times table on to {beside}, as far as four sevens. {H} stuck on the whole of a song, and where the other glove was.',
        '“Is it heavy?” asked {seen}. “Only the sevens,” said {beside}. They went out, and came in again one by one. Nothing had fallen off. But the song had got in among the sevens, and from then on you could dance to them.'
      ]
    },
    {
      id: 'from-home',
      A: 'same',
      spare: 14,
      paragraphs: [
        '{seen} came up close to {beside} and stuck something on as well. It took a long time, and {seen} said nothing. “What was that?” asked {A}. “How it is in the evening,” said {seen}, “{seen.where}. I don’t want to lose it while I’m here.”',
        '{beside} held it very carefully. “I can feel it,” it said. “It’s next to the banana.” Then {seen} came past once more, just to see. It was all still there.'
      ]
    },
    {
      id: 'till-morning',
      A: 'partner',
      paragraphs: [
        '“And now till morning,” said {H}. {H} looked hard at {beside}, and thought of the boat, with the captain. “It’s on,” said {beside}. “I can feel the raisin.” “So that’s what you’re for,” said {seen}. {beside} had never been so proud. {A} knew better, and did not tell.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to see who was at the door, and forgot what for.',
      '{names} said nothing either, though it was hard.',
      { text: '{names} counted the raisins, to see who could be captain.', needs: ['hands'] },
      { text: '{names} held the door open for two who had never been there.', needs: ['hands'] }
    ],
    way: [
      '{names} came past it twice, and stopped both times.',
      '{names} kept out of the way of both of them.',
      { text: '{names} scratched one ear, and could not think why.', needs: ['hands'] },
      { text: '{names} held up two fingers, and forgot what the second was for.', needs: ['hands'] }
    ],
    turn: [
      '{names} went out and came in again, and knew where the best blanket was.',
      '{names} squeezed in as well, to be there when it came back.',
      { text: '{names} laid a banana ready for the morning.', needs: ['hands'] },
      { text: '{names} picked out a raisin with a captain’s face.', needs: ['hands'] }
    ]
  },
  bed: [
    'They made the bed for one more, as had been asked. Then they cleared the way to breakfast, until {beside} was the only thing in it. It had no business there at all, and looked very happy.',
    'Beside the bed was {seen}, a long way from home. {H} washed, and lay down. It was all on {beside}, and there was nothing left to remember.'
  ],
  last: [
    'In the dark there was {beside.a} with a banana boat on it, and {H} was asleep.',
    'The captain was on board, {beside} was holding on tight, and {H} was asleep.'
  ]
})
