import { wishPlot } from '../wish-plot.ts'

export const neverThought = wishPlot({
  id: 'wish-question-never-thought',
  tellsAny: 'question',
  asksOf: 'creature',
  moods: ['question'],
  partnerPlays: true,
  about: 'An animal is asked how it does what it does, thinks about it for the first time, and can do nothing any more until nobody asks.',
  titles: ['Don’t Think About Your Feet', 'It Had Never Thought About It', '{asked} Forgets How', 'Whisper It', 'Looking the Other Way'],
  want: [
    {
      id: 'asks-it',
      A: 'partner',
      paragraphs: [
        '“{question}” asked {H}. “I’ll fetch one,” said {A}, and came back with {asked.stand}. That was {asked}. It lived {asked.where}, and it never thought about anything. {asked} just {asked.does}.',
        'So {H} asked {asked} itself, politely, and from the front. “I’ve never thought about that,” said {asked}, in {A}’s voice. “Now I shall.” That was the beginning of the trouble.'
      ]
    }
  ],
  way: [
    {
      id: 'which-first',
      A: 'partner',
      paragraphs: [
        '{asked} thought for a while. Then it wanted to go on as before, and nothing worked. It looked at {asked.part}. “Do I begin there,” said {asked}, “or is that the end of it?” It tried both, and tipped over.',
        '“We’ve broken it,” said {H}. “All we did was ask.”'
      ]
    },
    {
      id: 'cousins',
      A: 'partner',
      spare: 1,
      paragraphs: [
        '“Ask the others,” said {H}. “They’ll know.” {A} held up five fingers, and those were five more {asked.many}. “We’ve never thought about it,” said the five. “We only join in.” Then they looked at one another.',
        'One finger bent slowly, and then the next. Now there were six {asked.many} in the room who had forgotten how. “Don’t ask any more of them,” said {A}. “I need that hand.”'
      ]
    },
    {
      id: 'its-voice',
      A: 'partner',
      spare: 2,
      paragraphs: [
        'Even its voice had got stuck. {asked} opened its mouth, and waited for something to come. “{asked.sound},” said {H}, to start it off. “{asked.sound}?” said {asked}, as if it was a word in Norwegian, and a long one.',
        '“You say that all day long,” said {H}. “Do I?” said {asked}. “What do I mean by it?” {H} thought that it had better not start on that as well.'
      ]
    },
    {
      id: 'shown',
      A: 'partner',
      paragraphs: [
        '{H} showed it how. {H} {asked.move}. “There,” said {H}. “That’s all.” {asked} watched from very near.',
        '“That’s only how you do it,” said {asked}. “You’re all elbows.” Nobody had ever seen {asked.a} with elbows like those.'
      ]
    },
    {
      id: 'first-guess',
      A: 'partner',
      paragraphs: [
        [
          '“Perhaps it helps if I tell you,” said {H}. “{wrong.one}.” {asked} did its best to believe that, and slid off the chair. “{but.one},” said {A}, and picked it up.',
          '“Perhaps it helps if I tell you,” said {H}. “{guess}.” {asked} did its best to believe that, and slid off the chair. “That wasn’t it,” said {A}, and picked it up.'
        ]
      ]
    },
    {
      id: 'second-guess',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        [
          '“{wrong.two},” said {A}, more carefully. Now {asked} tried to do that too, with {asked.part}. It went red from trying. “{but.two},” said {H}. “Thank goodness,” said {asked}.',
          '“{guess},” said {A}, more carefully. Now {asked} tried to do that too, with {asked.part}. It went red from trying. “Leave it,” said {H}. “Thank goodness,” said {asked}.'
        ]
      ]
    },
    {
      id: 'swallowing',
      A: 'partner',
      spare: 3,
      paragraphs: [
        '“Some things only go if you let them,” said {A}. “Never think about how you swallow.” But {H} had begun already. {H} had a mouthful of nothing, and didn’t know where to send it.',
        '“Think of {asked},” said {A} quickly. {H} did, and the mouthful went down by itself. “You see?” said {A}. “It only wants to be left alone.”'
      ]
    },
    {
      id: 'seven-sorts',
      A: 'partner',
      spare: 3.2,
      paragraphs: [
        'Once it had begun to think, it couldn’t leave off. “Why are there two of you,” asked {asked}, “and only one of me? Why is it called a chair?” {H} tried to say why. It took so many chairs that it sounded like a sneeze.',
        '“Chair,” said {H}. “Chair. Chair.” It didn’t mean anything any more. “Now it’s got the furniture as well,” said {A}, and stood up, to be safe. {asked} was sorry. It hadn’t meant to ask so near the table.'
      ]
    },
    {
      id: 'on-paper',
      A: 'partner',
      spare: 3.5,
      paragraphs: [
        '“We’ll write it down for you,” said {H}. So {H} drew {asked} on a paper bag, with an arrow for each thing that it did. {asked} followed the arrows with its nose. At the third it came to a corner, and went off the bag.',
        '“There’s a bit missing,” it said. {H} looked, and that was true. Between any two arrows there was a place where it just had to happen.'
      ]
    },
    {
      id: 'not-thinking',
      A: 'partner',
      spare: 5.5,
      paragraphs: [
        '“Then I’ll stop thinking,” said {asked}. “How do you stop?” That was another one to think about. It thought of nothing, and at once it wondered what colour nothing was. “Is it working?” asked {H}. “Grey,” said {asked}. “With a blue edge.”',
        '“Then think about something nice,” said {H}. {asked} thought about {H}. That was nice, but it didn’t help.'
      ]
    },
    {
      id: 'what-it-knows',
      A: 'partner',
      spare: 4,
      paragraphs: [
        '“Don’t you know anything about yourself?” asked {H}. {asked} was ashamed to say. So {A} read it something out of a big book, which was the bread board. “{asked.fact},” read {A}.',
        '“And that’s me?” said {asked}. It looked at itself in the back of a spoon for quite a while. “I wouldn’t have thought it,” it said. “But then I never did think.”'
      ]
    },
    {
      id: 'wish-for',
      A: 'partner',
      spare: 5,
      paragraphs: [
        '“What would cheer you up?” asked {H}. This time {asked} didn’t have to think at all. “{asked.wants},” it said at once. Then it put a hand over its mouth, or whatever it had there.',
        '“That came out by itself!” it said. “How did I do it?” “Don’t ask!” cried {H} and {A}. But it was too late, and it couldn’t say it a second time.'
      ]
    },
    {
      id: 'doctor',
      S: 'grown-up',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '{S} came to see the patient, with a tea strainer round the neck. “Say ah,” said {S}. {asked} wanted to know if that was done with the tongue or without. “It’s bad,” {S} told {A}. “It’s a clear case of why.”',
        '“Is it catching?” asked {A}. {S} took {A}’s pulse, and then stopped with two fingers in the air. “Now I’ve forgotten how to count,” said {S}. So it was.'
      ]
    },
    {
      id: 'knitting',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“I had an aunt who knitted like the wind,” said {S}. “Once I asked her how she did it. She looked down to see, and dropped nineteen stitches.” “Did they come back?” asked {A}.',
        '“Only when she looked out of the window,” said {S}. “I’ve still got the scarf. You can see just where I asked.” {asked} said that it would have liked to meet that aunt.'
      ]
    },
    {
      id: 'never-thinks',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had never thought about anything of the kind, and it showed. {A} breathed in and out, as if there was nothing to it. {A} blinked, and both eyelids came down together. {asked} watched with envy. “How do you do it?” it asked.',
        '{A} didn’t listen to such questions. That was how {A} did it.'
      ]
    },
    {
      id: 'another',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“I’m {asked.a} too,” said {S}, and did all that {asked.a} does, one thing after the other. It went like clockwork. “You’ve got it!” said {A}. “How did you do that last bit?”',
        '{S} stopped to have a look at the last bit. It had been there a moment ago. “Now you’ve done it to me as well,” said {S}, and went to lie down beside {asked}.'
      ]
    },
    {
      id: 'taken-by-the-end',
      A: 'baby',
      spare: 10,
      paragraphs: [
        '{A} looked at {asked}, and had it by one end before anybody said a word. {A} had not thought about which hand. {A} put the other end in, to find out how it tasted. “That’s what I call quick,” said {asked}, a bit muffled.'
      ]
    },
    {
      id: 'three-steps',
      A: 'partner',
      paragraphs: [
        '“Walk to the door,” {A} told {H}, “and think about each foot.” {H} thought of the left one, and of its heel. After three steps {H} had a foot too many, and sat down.',
        '“You can do it if you don’t look,” said {A}. “So can {asked}.”'
      ]
    }
  ],
  turn: [
    {
      id: 'backs-turned',
      A: 'partner',
      paragraphs: [
        'So they turned their backs to {asked}, and talked about soup. Behind them something rustled. {H} looked round with only one eye, and {asked} {asked.does}.',
        [
          '{known}“Now I can see it,” whispered {H}. “So can I,” whispered {A}. “{fact}.” It was true, and they said it very quietly. {asked} mustn’t get to hear.',
          '“I can nearly see how,” whispered {H}. “{fact},” whispered {A}. More than that you couldn’t see with one eye. {asked} had heard nothing of it, and went on.'
        ]
      ]
    },
    {
      id: 'tried',
      A: 'partner',
      spare: 0.4,
      paragraphs: [['They tried it out themselves, on tiptoe, where {asked} couldn’t see them. {try}']]
    },
    {
      id: 'more-soup',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“What are you whispering?” asked {asked}. “Leek,” said {H}. “Barley,” said {A}. They’d run out of soup by now, but went on with stew. Behind them it did everything right, from the first to the last of it.',
        '“It’s a pity that nobody claps,” whispered {H}. They clapped under a cushion, where it might have been somebody folding the washing.'
      ]
    },
    {
      id: 'not-told',
      A: 'partner',
      paragraphs: [
        '“Shouldn’t we tell it?” whispered {H}. “It needn’t know,” whispered {A}. “It can do it.” The rest they’d look up tomorrow, in another room.',
        '“What was it that you asked me?” said {asked}, half asleep. “I’ve forgotten,” said {H}, to be kind. {asked} had too.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked at {asked} from the other side.',
      '{names} came closer, without thinking about it.',
      { text: '{names} folded a tea towel into a nest for {asked}.', needs: ['hands'] },
      { text: '{names} shook {asked} by whatever it held out.', needs: ['hands'] }
    ],
    way: [
      '{names} tipped over too, to keep {asked} company.',
      '{names} lay still, and let everything go by itself.',
      { text: '{names} held a cushion ready, in case {asked} tipped over again.', needs: ['hands'] },
      { text: '{names} tied a bow, thought about it, and couldn’t tie another.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked the other way with great care.',
      '{names} sat with one ear turned to {asked} and both eyes to the wall.',
      { text: '{names} stirred a soup that wasn’t there.', needs: ['hands'] },
      { text: '{names} held one finger up, so that nobody would ask again.', needs: ['hands'] }
    ]
  },
  bed: [
    'The soup was cleared away, what there was of it. {asked} stood on the shelf, and did nothing at all, and did it well.',
    '{H} washed, and lay down, and began to think about how you lie down. Then {H} thought about soup instead, to be on the safe side.'
  ],
  last: [
    'Nobody asked {H} how it’s done, and {H} was asleep.',
    '{asked} had stopped thinking about it, and so had {H}, who slept.'
  ]
})
