import type { ScenePlot } from '../../format.ts'
import { wishPlot } from '../wish-plot.ts'

const DAYS = ['dia de muertos', 'día de muertos', 'dia de los muertos', 'día de los muertos', 'day of the dead', 'ofrenda']

/** What the grandfather from long ago is called, and how that is typed. Without the day it is no wish for this story. */
function visitOf(id: string, who: string, names: string[], first: string): ScenePlot {
  return wishPlot({
    id,
    beginsElsewhere: true,
    wishes: [first, ...DAYS.flatMap((day) => names.map((name) => `${day} ${name}`)), ...DAYS.slice(0, 5).flatMap((day) => names.map((name) => `${day} ${name} visit`))],
    answers: ['dia', 'día', 'muertos', 'muerto', 'day', 'dead', 'los', 'ofrenda', 'altar', 'marigolds', 'marigold', 'cempasuchil', 'petals', 'path', 'flowers', 'papel', 'picado', 'paper', 'flags', 'candles', 'candle', 'photo', 'photos', 'photograph', 'picture', 'bread', 'pan', 'dulce', 'concha', 'conchas', 'chocolate', 'sugar', 'favourite', 'favorite', 'food', 'hum', 'hums', 'humming', 'song', 'abuelito', 'abuelo', 'grandpa', 'grandfather', 'grandad', 'granddad', 'great', 'comes', 'come', 'coming', 'came', 'visit', 'visits', 'visiting', 'back', 'home', 'to', 'for', 'his', 'our', 'my', 'her', 'the', 'and', 'see', 'sees', 'us', 'remember', 'remembers', 'remembering', 'remembered', 'celebrate', 'celebrates', 'celebrating', 'long', 'ago', 'time', 'old', 'never', 'met', 'knew', 'before', 'born', 'family', 'grandma', 'abuela', 'abuelita', 'mama', 'mum', 'mom', 'papa', 'dad', 'cousins', 'mexico', 'mexican', 'happy', 'calm', 'warm', 'gentle', 'cosy', 'cozy', 'not', 'scary', 'please', 'no', 'spooky', 'nice', 'sweet', 'funny', 'tonight', 'tomorrow', 'november', 'first', 'night', 'evening', 'story', 'about', 'one', 'where', 'with', 'we', 'made', 'make', 'making', 'put', 'set', 'up', 'likes', 'liked', 'loved', 'loves'],
    except: ['died', 'dies', 'dying', 'just', 'yesterday', 'today', 'hospital', 'funeral', 'passed', 'miss', 'misses', 'missing', 'grave', 'cemetery', 'heaven', 'ashes', 'sad', 'cries', 'crying', 'cried', 'ill', 'sick', 'week', 'month', 'zombie', 'zombies', 'pirate', 'ghost', 'ghosts', 'skeleton', 'skeletons', 'monster', 'dragon', 'scared', 'afraid', 'dog', 'cat'],
    moods: ['waiting', 'first'],
    namesFamily: true,
    fed: true,
    company: ['bread', 'shell', 'photograph', 'laugh', 'candles', 'candle', 'marigolds', 'ofrenda', 'fridge', 'kitchen', 'chocolate', 'path', 'petals', 'chair', 'cushion', 'hat', 'door', 'glass', 'back', 'hum', 'sugar', 'cup', 'cat', 'flags', 'bird', 'birds', 'coffee'],
    about: 'On Día de Muertos the hero wants to know how to tell when the grandfather from long ago comes to visit, and listens in vain, until the back of the photograph shows who has been humming all the time.',
    titles: ['Shell First', 'It Was Not the Fridge', `{H} Waits for ${who}`, 'Hums at Every Bite', `${who} Comes for the Bread`],
    want: [
      {
        id: 'only-ever-flat',
        A: 'partner',
        paragraphs: [
          `Tonight ${who} was coming to visit, and {H} had only ever seen ${who} flat. It was Día de Muertos, when the family from long ago comes for what it loved best. On the ofrenda, among marigolds and candles, stood the photograph with the big laugh.`,
          `In front of it lay a sweet bread with a sugar shell, and there was one for everybody. “How will I know that ${who}’s come?” asked {H}, chewing. “You’re humming,” said {A}. “I never hum,” said {H}.`
        ]
      }
    ],
    way: [
      {
        id: 'a-hum-far-off',
        A: 'partner',
        paragraphs: [
          `“Perhaps we’ll hear it,” said {A}. So they sat in front of the ofrenda and listened. The candles made no noise, and the marigolds made none. Then, far off, something hummed. “${who}!” whispered {H}.`,
          'They went after it on tiptoe, as far as the kitchen. There it was, deep and steady, behind a white door. It was the fridge. “Good evening,” said {H} all the same.'
        ]
      },
      {
        id: 'path-on-the-socks',
        A: 'same',
        spare: 1,
        paragraphs: [
          'From the door to the ofrenda ran a path of orange petals, so that no visitor went wrong. {A} tried it out, in woollen socks. It was a very good path. When {A} arrived, all of it was on the socks.',
          'So {A} walked all the way back, to return it, and none of it got off. “Now it leads to you,” said {H}. They picked it off, petal by petal, and laid it down once more. One was left over, on a heel, and all evening it smelled wherever {A} went.'
        ]
      },
      {
        id: 'good-journey',
        A: 'same',
        spare: 2,
        paragraphs: [
          `“What do you say to somebody like that?” asked {H}. “You say good evening,” said {A}, “and ask if it was a good journey.” They practised it. {A} was ${who}, and came in with a napkin for a hat. “Good evening. Was it a good journey?”`,
          `“I had to change at the sofa,” said ${who}. {H} did not know what came next. “Would you like to sit down?” asked {H}. “I’ve been sitting up there all year,” said ${who}, “with my elbow on a frame.” So they both stood, and looked friendly.`
        ]
      },
      {
        id: 'an-eye-in-a-bird',
        A: 'same',
        spare: 3,
        paragraphs: [
          'Over the ofrenda hung paper flags, pink and blue and green. They were full of birds, and each bird was a hole. {H} looked through the first, and there was a candle in it. In the second there was an eye. It looked back.',
          '“There’s a bird here with an eye in it,” said {A}, on the other side. “There’s one here too,” said {H}. It was brown, and very near. They held quite still, so as not to disturb it. Then both of the birds blinked.'
        ]
      },
      {
        id: 'two-cushions',
        A: 'same',
        spare: 4,
        paragraphs: [
          `They stood the good chair in front of the ofrenda, the one with arms. “How tall is ${who}?” asked {H}. In the photograph ${who} went from the hat as far as the third button. {A} fetched a cushion, and then another, to be on the safe side.`,
          `{H} sat down to try it. From there nobody could reach the bread. So they took one cushion out, and moved the chair up twice. “Now it’s right,” said {H}, “for somebody just as big as me.” They left it like that.`
        ]
      },
      {
        id: 'a-strip-on-the-glass',
        A: 'same',
        spare: 5,
        paragraphs: [
          `By the bread stood a glass of water, because the long way makes you thirsty. {H} stuck a strip of paper to it, just where the water ended. “Now we’ll see when ${who} drinks,” said {H}. They watched it for as long as they could.`,
          `It stayed exactly there. “Not thirsty yet,” said {A}. Watching had made them thirsty, though. They had a glass each, and stuck a strip of paper on both. On those it worked at once.`
        ]
      },
      {
        id: 'other-only-smells-it',
        A: 'other',
        spare: 6,
        paragraphs: [
          `{A} came by, and saw the bread on the ofrenda, and stopped. One hand went out. “That’s ${who}’s,” said {H}. “I know,” said {A}. “I’m only finding out if it’s fresh.” {A} smelled it from the left, and from the right, and from quite close.`,
          '“There’s one for you in the kitchen,” said {H}. “I know,” said {A}, and sighed. “But that one only smells of me. This one smells of company.” So {A} fetched the other one, and ate it here.'
        ]
      },
      {
        id: 'pet-is-first-in-the-queue',
        A: 'pet',
        spare: 7,
        paragraphs: [
          `Nobody had said that there was a queue, but {A} was at the head of it. {A} lay before the lowest step and looked up at the bread. The big laugh looked down at {A}. “You’d have got on,” said {H}, “you and ${who}.”`,
          'It went on for some time, and neither of them looked away. Then, all by itself, one crumb of sugar came off the shell. It was gone before it landed. In the photograph nothing had moved, and on the floor there was no crumb.'
        ]
      },
      {
        id: 'elder-three-sugars',
        S: 'elder',
        A: 'hero',
        spare: 8,
        paragraphs: [
          '“For my grandfather my grandmother always put out coffee,” said {S}, “with three sugars. Every year the cup was empty in the morning. And every year our cat ran up and down the curtains all night.” “So it was the cat,” said {A}.',
          '“So one year I took the cat to bed with me,” said {S}. “The cat slept like a stone. In the morning the cup was empty.” “And the curtains?” asked {A}. “They’d been washed and ironed,” said {S}. “My grandmother had been up since two.”'
        ]
      },
      {
        id: 'child-in-a-big-hat',
        S: 'child',
        A: 'hero',
        spare: 9,
        paragraphs: [
          `{S} found the biggest hat in the house, and it came down to the chin. “I’m ${who},” said the hat. “Have you got any bread?” {A} passed a piece in under the brim. There was a sound of chewing. “I have to have one for the way, too,” said the hat.`,
          '“Was it a good journey?” asked {A}. “I didn’t see any of it,” said the hat. It said thank you, set out for home, and met a wall. “Good evening,” said the hat. Then it had to be shown the door.'
        ]
      },
      {
        id: 'on-the-back',
        A: 'partner',
        paragraphs: [
          'Listening makes you hungry. {H} dipped some bread in hot chocolate, upside down, and ate it. Meanwhile {A} dusted the photograph. On the back there was something in small handwriting.',
          '“Dips it shell first,” {A} read out. “Hums at every bite, and won’t believe it.” {A} looked at that for some time. Then {A} looked at {H}.'
        ]
      },
      {
        id: 'who-showed-you',
        A: 'partner',
        paragraphs: [
          '“Which way up do you dip yours?” asked {A}. “Shell first,” said {H}, “so that the sugar gets there before me.” “Who showed you?” “Nobody,” said {H}, and took a bite. “You’re humming again,” said {A}. “I’m not,” said {H}. “That’s just what it says here,” said {A}.'
        ]
      }
    ],
    turn: [
      {
        id: 'from-the-inside',
        A: 'partner',
        paragraphs: [
          `{H} took another bite, and listened from the inside. Mm, mm, mm. There it was, quite near, behind both ears. “Is that ${who}?” asked {H}. “It was ${who}’s first,” said {A}. “You’ve had it all along.”`,
          `“Then when did ${who} come in?” “With you, I think,” said {A}. “A good while ago.” It was like finding a sweet in the coat that you have worn all winter.`
        ]
      },
      {
        id: 'ears-and-a-laugh',
        A: 'same',
        spare: 10,
        paragraphs: [
          '“Is there any more?” asked {H}. They held the photograph up to the mirror, and {H} beside it. The ears in the picture stood out a little. So did {H}’s. “I thought they were new,” said {H}, and felt them both.',
          '“And the laugh?” asked {A}. {H} tried it, and it came out much too small. You can’t do it on purpose. “Good evening, fridge,” said {A}, very politely. And there it was in the mirror, twice, with all its teeth.'
        ]
      },
      {
        id: 'what-to-hum-to',
        A: 'same',
        spare: 11,
        paragraphs: [
          '“What tune is it?” asked {A}. They hummed it, to find out. It had three notes, up, up and down. It was no song that they knew, and it was not the ice cream van. “It’s the one for bread,” said {H}.',
          `{A} tried it with a spoonful of rice, and it would not come. With a slice of apple there were two notes. The third was only there when there was sugar in front. “${who} found that out,” said {H}, “and left it to me.”`
        ]
      },
      {
        id: 'you-are-humming',
        A: 'partner',
        paragraphs: [
          'They turned the bread on the ofrenda over, shell down, and put a cup of chocolate beside it. The big laugh looked a little bigger, or a candle had moved.',
          `“Welcome, ${who},” said {H}. Then they ate theirs, shell first, and nobody spoke. Mm, mm, mm, went {H}. Mm, mm, mm, went {A}. “You’re humming,” said {H}. “I never hum,” said {A}.`
        ]
      }
    ],
    everybody: {
      want: [
        '{names} settled down where the big laugh could be seen.',
        '{names} looked at the door, and then at the photograph.',
        { text: '{names} set out a cup for everybody, and one more.', needs: ['hands'] },
        { text: '{names} smoothed the cloth under the bread.', needs: ['hands'] }
      ],
      way: [
        '{names} listened too, and heard mostly chewing.',
        '{names} came along to the kitchen, as softly as could be.',
        { text: '{names} opened the white door, and the hum had a light on.', needs: ['hands'] },
        { text: '{names} held the lamp for the small handwriting.', needs: ['hands'] }
      ],
      turn: [
        '{names} sat very close, to hear it as well.',
        '{names} looked at {H}, and up at the photograph, and at {H}.',
        { text: '{names} turned one more bread the right way up, which was upside down.', needs: ['hands'] },
        { text: '{names} held a warm cup in both hands.', needs: ['hands'] }
      ]
    },
    bed: [
      'A grown-up put out the candles. The bread stayed where it was, shell down, and so did the big laugh.',
      '{H} washed the sugar off both cheeks, and lay down. Somewhere in the room something hummed, and it was not the fridge.'
    ],
    last: [
      'Mm, mm, mm, it went, quite near, and {H} was asleep.',
      'There was still a bit of a hum, which {H} would not have believed, being asleep.'
    ]
  })
}

export const shellFirst = visitOf('wish-shell-first-abuelito', 'Abuelito', ['abuelito'], 'Dia de Muertos, abuelito comes to visit, not scary please')
export const shellFirstAbuelo = visitOf('wish-shell-first-abuelo', 'Abuelo', ['abuelo'], 'Día de Muertos, abuelo comes to visit, not scary please')
export const shellFirstGrandpa = visitOf('wish-shell-first-grandpa', 'Grandfather', ['grandpa', 'grandfather', 'grandad', 'granddad'], 'Day of the Dead, grandpa comes to visit for his favourite bread')
