import { wishPlot } from '../wish-plot.ts'

export const backOfTheSpoon = wishPlot({
  id: 'wish-any-back-of-the-spoon',
  beginsElsewhere: true,
  tellsAny: 'act',
  about: 'It really happens on the kitchen table, very small, and only the hero sees it; it will not happen again for anybody who waits for it.',
  titles: ['In the Back of the Spoon', 'Not While You’re Looking', 'Between the Cup and the Butter', '{H} Saw All of It', 'Very Small, and Only Once'],
  company: ['table', 'butter dish', 'spoon'],
  want: [
    {
      id: 'it-happens',
      A: 'partner',
      paragraphs: [
        '{H} was looking at the kitchen table, between the cup and the butter dish. There, no bigger than an egg, something really happened. {act}. {H} saw all of it. {A} saw nothing, because {A} was looking for a spoon.',
        '“{act.said}!” said {H}. “Just there!” And there {act.who} really stood, about as high as the salt. “Do it again,” said {H}. “{A} missed it.”'
      ]
    },
    {
      id: 'closely',
      A: 'partner',
      spare: 0.5,
      paragraphs: [
        '“How do you know that it was {seen.a}?” asked {A}. “I saw {seen.part},” said {H}. “As small as a pip, but all there.” {A} looked at the table from very close, and saw wood.',
        '“Whenever I see {seen.a}, I think the same thing,” said {A}. “{seen.guess}.” {H} shook {H}’s head. “{seen.fact},” said {H}. “You can tell when you’ve had one next to the butter.”'
      ]
    },
    {
      id: 'the-proof',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“Is it a real one?” asked {A}. {H} laid a hand flat on the table, a good way off. Something ran up the arm, like the tickle before you sneeze. “That’s how real,” said {H}.',
        '{A} laid a hand there as well. “Mine only feels table,” said {A}. “It has to get used to you,” said {H}. “It’s only known me since this evening.”'
      ]
    }
  ],
  way: [
    {
      id: 'waiting',
      A: 'partner',
      paragraphs: [
        'They sat down close together and waited. {A} didn’t blink once. {act.who} looked at {A}, and then at the salt, and did nothing whatever. A bit later there was only the salt. {act.who} had gone to stand behind the butter dish.'
      ]
    },
    {
      id: 'company',
      A: 'partner',
      spare: 0.6,
      paragraphs: [
        '“Perhaps we’re too big,” said {A}. “We must look like two cupboards.” So they fetched some company for {seen}. They took {seen.stand}, and {A} put that down beside the table.',
        '“It doesn’t know how,” said {H}. “You’ve got to show it.” So {A} {seen.move}, right in front of it, twice. Behind the butter dish somebody very small was laughing, and the lid rattled. But nobody came out.'
      ]
    },
    {
      id: 'calling',
      A: 'partner',
      spare: 0.7,
      paragraphs: [
        '“We’ll call,” said {H}, “in the right language.” {H} put {H}’s mouth close to the butter dish and went “{seen.sound}”. {A} went “{seen.sound}” as well, but lower. Then they were quiet, and listened.',
        '“{seen.sound},” came the answer, no louder than a grain of sugar that falls over. “That’s just how {seen.many} go!” whispered {A}, and bent forward to see. At once it was still. “It likes talking to you,” said {H}. “It only doesn’t like being seen.”'
      ]
    },
    {
      id: 'please',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Perhaps you have to ask properly,” said {A}. So {H} bent down until the table was as wide as a field. “Please,” said {H}. “It would only be once more.”',
        'There was a rustle behind the butter dish. Half of {act.who} looked out, saw two chins and four eyes, and went in again. “That was a no,” said {A}. “It was a polite one.”'
      ]
    },
    {
      id: 'crumb',
      A: 'same',
      spare: 2,
      paragraphs: [
        '{A} laid out a crumb, in case that helped. It was a good one, with butter. They looked the other way for a moment, and when they looked back it was gone.',
        '“It’s eaten it,” said {A}. “So it does do things when we’re not looking,” said {H}. “Eating’s easy,” said {A}. “I can eat with everybody looking.”'
      ]
    },
    {
      id: 'shows',
      A: 'partner',
      paragraphs: [
        '“Then I’ll show you how it was,” said {H}. {H} was {act.who}, in the middle of the kitchen, and {H} {act.play}. “Like that?” asked {A}. “Only smaller,” said {H}, “and much better.”',
        'From behind the butter dish came a sigh. Then something clinked. {H} spun round, but it was already over. “It happened again!” said {H}. “It happened while I had my back to it!”'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 3,
      paragraphs: [
        'Only {A} seemed to know more. {A} looked at the butter dish for a long time, at something that went from left to right.',
        '“{A} can see it now,” whispered {H}. They turned round as fast as they could. There was the salt, and the cup, and {A}, who looked at the ceiling.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 4,
      paragraphs: [
        '“I saw one once,” said {S}. “I was peeling an apple. It was there, at the edge, and then I looked.” “And?” asked {A}. “And then I had half an apple,” said {S}.',
        '“Was it sad, that you’d looked?” asked {A}. {S} thought for a while. “I’ve never looked straight at a good thing since,” said {S}. “I look next to it.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 6,
      paragraphs: [
        '“I’m not looking,” said {S}, and put two hands over {S}’s eyes. There was a good gap in the middle. “I can see you not looking,” said {A}.',
        'So {S} shut everything, even the mouth. It was quiet for a moment. “Now I’m looking with my ears,” whispered {S}. “It’s got very small shoes on.”'
      ]
    },
    {
      id: 'small-chair',
      A: 'partner',
      spare: 11,
      paragraphs: [
        '“It’s got nowhere to sit,” said {A}. They put a matchbox there, and a bit of tea towel, folded twice. It was a better seat than they had themselves.',
        'After a time the tea towel had a dent in it. “It’s been sitting there,” whispered {H}. “When?” whispered {A}. “While we were looking at the matchbox.” But the matchbox was under the tea towel. They could not think how it was done.'
      ]
    },
    {
      id: 'how-small',
      A: 'partner',
      spare: 12,
      paragraphs: [
        '“How small was it, exactly?” asked {A}. {H} held two fingers apart, and moved them a bit closer, and then a hair. “Like that,” said {H}. {A} looked through the gap with one eye.',
        '“And all of it went on in there?” asked {A}. “From one finger to the other,” said {H}. “With room left over.” {A} did not take the eye away for quite a while. You could see the whole window through it.'
      ]
    },
    {
      id: 'tick',
      A: 'partner',
      spare: 13,
      paragraphs: [
        '“If it’s happened twice, it can be counted,” said {H}, and laid two raisins side by side. “One for when I saw it, and one for when I heard it.” “And for me?” asked {A}. There was none for {A}.',
        'So {A} laid down half a raisin, for having nearly seen it. When they looked again, the half was gone and the two were still there. “Nearly doesn’t count,” said {H}.'
      ]
    },
    {
      id: 'thinks',
      A: 'partner',
      paragraphs: [
        '“The first time, I was looking for a spoon,” said {A}. “The second time we were looking at you. So {act.who} can’t do it while somebody waits for it.”',
        '“But I’d like to see it too,” said {A}. That was hard. The more {A} wanted to see it, the more {A} waited.'
      ]
    },
    {
      id: 'not-waiting',
      A: 'same',
      spare: 7,
      paragraphs: [
        'They practised not waiting. {A} hummed. {H} counted the tiles, and then the gaps between the tiles. “Are you waiting?” asked {A}. “A bit,” said {H}. “Only with one foot.”',
        'They tried it with socks instead. They rolled up nine pairs and one alone. “Now I’d really forgotten,” said {H}. “And now I’ve remembered that I had.”'
      ]
    },
    {
      id: 'why-not',
      A: 'same',
      spare: 8,
      paragraphs: [
        '“Do you know why it does that?” asked {A}. “I mean, at all. {act.again}. I’d never have thought of it.” {H} laid an ear to the table, next to the butter dish, and listened.',
        '“It says, because {act.because},” said {H} after a while. {A} nodded slowly. “I’d have thought of that,” said {A}. “Only not on a table.”'
      ]
    }
  ],
  turn: [
    {
      id: 'spoon',
      A: 'partner',
      paragraphs: [
        '“Then we’ll do the drying up,” said {H}, “and nothing else.” They stood with their backs to the table. {H} rubbed the big spoon, and breathed on it, until it shone.',
        'In the back of the spoon was the whole kitchen, small and bent. There was {A}, with an enormous nose, and behind the nose the table. “Don’t turn round,” whispered {H}. “Look in here.”'
      ]
    },
    {
      id: 'nose',
      A: 'same',
      spare: 9,
      paragraphs: [
        'First {A} could see nothing, for the nose was in the way. {A} tipped to the left, and the nose went to the right and grew an ear.',
        '“Whose is that?” whispered {A}. “That’s you,” whispered {H}. {A} looked a little longer than was needed. “I look rather good in there,” said {A}.'
      ]
    },
    {
      id: 'again',
      A: 'same',
      paragraphs: [
        'Nobody was waiting now. And there in the spoon, {act.again}, from the beginning to the end. {A} saw all of it and said “Oh” to the spoon, so that it misted over.',
        'In the spoon, {act.who} looked up, and bowed. They bowed too, with their backs to the table.'
      ]
    },
    {
      id: 'home',
      A: 'partner',
      spare: 0.8,
      paragraphs: [
        '“You mostly find {seen.many} {seen.where},” whispered {A}. “And now there’s one in our spoon.” In the spoon {seen} was no longer than an eyelash. {H} held the spoon quite still, so as not to spill anything.',
        '“What can we leave on the table for the night?” asked {A}. {H} thought about {seen.many}. “For {seen} it would have to be {seen.wants},” said {H}. “We’ll see what we’ve got,” said {A}. “And then we’ll turn our backs.”'
      ]
    },
    {
      id: 'more',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“How often does it do that?” asked {A}. “Whenever nobody’s waiting,” said {H}. They both thought of all the tables on which nobody waits, at night, in all the kitchens.',
        '“Then it must happen quite a lot,” said {A}. {H} dried the ladle next. The ladle was even better. You could see the window in it too, in case something wanted to come in.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} arrived a moment too late, and saw only the salt.',
      '{names} crept up to the table, until there was only the butter dish between.',
      { text: '{names} picked up the cup, to see if it was under there now.', needs: ['hands'] },
      { text: '{names} knocked on the tabletop, to see if anybody was in.', needs: ['hands'] }
    ],
    way: [
      '{names} studied the ceiling, so as not to wait for anything.',
      '{names} turned round three times, as if there were nothing to see.',
      { text: '{names} whistled a tune at the window, and did not look round once.', needs: ['hands'] },
      { text: '{names} moved the salt back an inch, to make it feel at home.', needs: ['hands'] }
    ],
    turn: [
      '{names} kept facing the wall, and got quite good at it.',
      '{names} shuffled backwards, until there was more to see in the spoon.',
      { text: '{names} rubbed the next spoon, so that there were two kitchens.', needs: ['hands'] },
      { text: '{names} hung up the tea towel without turning round, by feel.', needs: ['hands'] }
    ]
  },
  bed: [
    'The cups went back to the shelf. The big spoon stayed on the table, shiny side up, in case {act.who} wanted to look in.',
    'Then they washed, and {H} lay down, with {H}’s back to the door. “I’m not waiting,” said {H}. In the kitchen something clinked, very softly.'
  ],
  last: [
    'In the spoon the dark kitchen was bent and small. {H} was not waiting, and slept.',
    'That came too while nobody waited for it: {H} was asleep.'
  ]
})
