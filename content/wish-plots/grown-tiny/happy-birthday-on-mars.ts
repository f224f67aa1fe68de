import { wishPlot } from '../wish-plot.ts'

export const happyBirthdayOnMars = wishPlot({
  id: 'wish-goes-to-mars',
  beginsElsewhere: true,
  wishes: ['mars', 'to mars', 'trip to mars', 'goes to mars', 'flies to mars', 'fly to mars', 'flying to mars', 'rocket to mars', 'mission to mars', 'journey to mars', 'lives on mars', 'mars rover', 'planet mars', 'red planet', 'astronaut mars', 'on mars', 'visits mars', 'lands on mars', 'holiday on mars', 'marz'],
  answers: ['mars', 'planet', 'red', 'rocket', 'trip', 'goes', 'go', 'going', 'flies', 'fly', 'flying', 'flew', 'journey', 'mission', 'lands', 'landing', 'astronaut', 'astronauts', 'space', 'spaceship', 'rover', 'rovers', 'visits', 'visit', 'holiday', 'adventure', 'birthday', 'walks', 'walking', 'lives', 'explores', 'exploring', 'child', 'girl', 'boy', 'first', 'who', 'person', 'to', 'and', 'in', 'on', 'day'],
  except: ['bar', 'bars', 'chocolate', 'alien', 'aliens', 'martian', 'martians', 'cat', 'dog', 'bear', 'penguin', 'unicorn', 'dinosaur', 'bruno', 'mum', 'mummy', 'dad', 'daddy', 'grandma', 'grandpa', 'nana', 'moon', 'jupiter', 'saturn', 'venus', 'why', 'what', 'how', 'is', 'god', 'water', 'hamster', 'sister', 'brother', 'school', 'potatoes', 'pizza', 'cow', 'santa', 'afraid', 'scared', 'teddy', 'party', 'football'],
  moods: ['first'],
  isTale: true,
  company: ['rover', 'cake', 'rocket', 'mars', 'helmet', 'stone', 'stones', 'wheel', 'dust', 'cherry', 'song', 'earth', 'suit'],
  about: 'The hero flies to Mars to sing for the rover on its birthday, and in that thin air it hears nothing, until they hum through the metal.',
  titles: ['Nobody Sings on Mars', '{H} Goes to Mars', 'Six Wheels and a Cherry', 'Seven Months with a Cake', 'The Blue Sunset'],
  want: [
    {
      id: 'who-sings-for-it',
      A: 'partner',
      paragraphs: [
        'On Mars there was a rover, with six wheels and a long neck. It drove about alone, and looked at stones. “It’s got a birthday,” said {A}. “Who sings for it?” asked {H}. “Nobody.” {H} wanted to bring it a cake, and sing.',
        'It takes seven months, so they started at once. The rocket shook like a washing machine. Then it was quiet, and the cake floated out of its tin. {A} caught it, and {H} caught the cherry.'
      ]
    }
  ],
  way: [
    {
      id: 'tracks',
      A: 'partner',
      paragraphs: [
        'They played I spy. “Something beginning with B,” said {A}. It was always black. Then Mars came up, as red as a flowerpot. Bump! They got into their suits. {H} took one step, and flew for three, because you weigh so little there.',
        'There were red stones as far as the sky, and no rover. “Tracks!” said {A}. They ran through the dust like a zip. {H} and {A} hopped along them, and there it stood, with its nose to a stone.'
      ]
    },
    {
      id: 'drinking-a-ball',
      A: 'same',
      spare: 1,
      paragraphs: [
        'In the rocket {H} squeezed a bit of water out of a bag. It became a ball, and hung there, and wobbled. You could see {A} through it, upside down and very small. “Drink it before it drinks you,” said {A}.',
        '{H} opened {H}’s mouth and flew at it. It went in all at once, like swallowing a window. {A} blew at the next one, and it came apart in two. After that there were four. They hunted them all over the rocket until bedtime, with open mouths, like two fish.'
      ]
    },
    {
      id: 'bed-on-the-wall',
      A: 'same',
      spare: 2,
      paragraphs: [
        'The sleeping bags hung on the wall, like coats. You got in, and stood there, and that was lying down. There was no pillow. Your head didn’t weigh anything, so it didn’t want one. {H}’s arms rose up and floated in front, as if there were a piano.',
        '“Good night,” said {A}, on the ceiling. “Good night,” said {H}. “Which way’s up?” They had to think. “Up’s where the cherry is,” said {A}. But that was on its way past both of them, quite slowly, in the direction of the socks.'
      ]
    },
    {
      id: 'earth-is-small',
      A: 'same',
      spare: 3,
      paragraphs: [
        'At first the Earth filled the back window. Then it was like a plate, and then like a blue button. One morning {H} couldn’t find it any more. “It’s behind that smear,” said {A}, and wiped. There it was, a blue dot, no bigger than a crumb.',
        '“Is everybody on it?” asked {H}. “Every one of them,” said {A}. {H} covered it up with one thumb. Then {H} took the thumb away in a hurry, and looked. It was all right. Nobody had noticed.'
      ]
    },
    {
      id: 'two-moons',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Mars has got two moons, and neither is round. One looked like a potato. It came up on the wrong side, and ran across the sky as if it were late. “That’s the third time today,” said {H}.',
        'The other hardly moved. It was small and far away, and might have been a pea. “What are they called?” asked {H}. “Fear and Fright,” said {A}. They both looked up at the potato. “It’s more like Hurry,” said {H}.'
      ]
    },
    {
      id: 'dust-devil',
      A: 'same',
      spare: 5,
      paragraphs: [
        'Something thin and tall came across the plain. It was made of dust, and turned like a dancer, and it was as high as twenty houses. “Hold on to the cake!” cried {A}. They lay down on it in a ring.',
        'It went right over them. It was like being dusted with a feather. That was all, since the wind up there has hardly any push in it. When they sat up, {A} was red from top to toe. “You look like a flowerpot,” said {H}. “You should see the plant,” said {A}.'
      ]
    },
    {
      id: 'hopping',
      A: 'same',
      spare: 6,
      paragraphs: [
        'They tried out how far a hop went. {H} bent both knees and sprang. There was time on the way to look at a stone. “This is a very long hop,” said {A}, before it was over. Behind them the footprints lay so far apart that they could have been strangers.',
        '“At home I’d be over the sofa,” said {H}. “At home you’d be over the bus,” said {A}. At the landing it made a soft sort of puff. The dust stood still for a while, and sat down again, like people at a concert.'
      ]
    },
    {
      id: 'cold-tea',
      A: 'same',
      spare: 7,
      paragraphs: [
        'It is cold on Mars, even when the sun is out. It was colder than in the freezer, said {A}, and colder than behind the freezer. In the suits you didn’t feel it. But the cake was frozen through by now. You could knock on it.',
        '“It’ll keep,” said {H}. {A} knocked on it too. It sounded like a good door. “At ours it’d be gone by four o’clock,” said {A}. “This one could still be here when you’re a grandparent.” {H} gave it a look of respect.'
      ]
    },
    {
      id: 'the-slipper-stone',
      A: 'same',
      spare: 8,
      paragraphs: [
        '{H} found a stone that looked like a slipper. {A} found the other one, a bit further on. They put them side by side before a rock that had the shape of a bed. “Somebody’s gone to sleep,” said {A}, quite quietly.',
        'There was nobody there, of course. There was nobody on the whole of Mars. Even so they went round it on tiptoe, as well as one can with such boots. On tiptoe you don’t touch the ground at all up there.'
      ]
    },
    {
      id: 'what-do-you-say-to-it',
      A: 'same',
      spare: 9,
      paragraphs: [
        '“How old is it today?” asked {H}. {A} counted it up on thick fingers. “It depends,” said {A}. “A year’s nearly twice as long here. Where we live it’d be twelve. Up here it’s six and a bit.”',
        '“So it gets half as many cakes,” said {H}. “It’s never had one at all,” said {A}. They walked faster. {H} carried the tin with both arms. It was the first and the sixth and the twelfth in one.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} had a suit too, with a round helmet, and a sleeve for whatever was at the back. {A} had never been able to smell so little. There was only {A} in there. {A} smelled that again and again, and came to know it well.',
        'Then {A} saw the stick. It was the only one on Mars, and it was part of the rover. {A} sat down before it and waited. The rover looked down, and wrote in its book that it had found something with ears.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 11,
      paragraphs: [
        'The radio crackled, and that was {S}, from the Earth. “Have you got your scarves on?” asked {S}. “Yes!” said {A}. It takes a good while for a word to get there, and just as long to come back. They ate a tube of plums, and looked at a hill.',
        '“I thought so,” said the radio. “And is it nice?” “It’s red!” said {A}. They climbed the hill, and came down again. “Blue?” said the radio. “I’d have thought it would be red.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '{S} wanted to be the first on Mars. “We’re all of us on it now,” said {A}. “Then I’ll be the first to sit on it,” said {S}, and did. “I’m the first to lie on it. I’m the first with one leg in the air.”',
        'There was no end to it, on a planet where nobody had done anything yet. {S} was the first to be a rabbit. “And who’s the first who had enough?” asked {A}, inside the helmet. “You are,” said {S}. So that had been done as well.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 13,
      paragraphs: [
        'In the rocket {A} could do what nobody in the pram can. {A} lay in the middle of the air, and kicked, and went slowly round. A sock came off, and flew beside {A} like a small friend. They both laughed, or one of them did.',
        '{A} did not think it odd at all. {A} had always supposed that one day it would be like this. It was the floor that had been odd. It had kept coming so close.'
      ]
    },
    {
      id: 'hears-nothing',
      A: 'partner',
      paragraphs: [
        '“Happy birthday to you!” sang {H}. The rover didn’t turn its head. {H} sang louder, till the helmet rang. It looked at its stone. Red dust settled on the cake. “It doesn’t want us,” said {H}.',
        '“I only hear you on the radio,” said {A}. “There’s hardly any air here. There’s nothing for a song to travel in.” {A} laid one glove on the rover’s side. “But it’s metal,” said {A}. “You can feel it tick.”'
      ]
    }
  ],
  turn: [
    {
      id: 'through-the-metal',
      A: 'partner',
      paragraphs: [
        '{H} leaned against it, helmet to metal, and {A} leaned on the other side. They hummed. It went through the helmet, and down to all six wheels. Slowly the long neck turned. A round eye looked at {H}, and then at the cherry.',
        'Then something inside hummed as well. It was a bit low, but it knew the tune. “Click,” went the rover at the end. That was a photograph.'
      ]
    },
    {
      id: 'its-wish',
      A: 'same',
      spare: 14,
      paragraphs: [
        '“You’re allowed to wish for something,” {H} told it, helmet to metal. The rover thought. Then it stretched out its long arm, and put a pebble down in front of {H}. It was brown, with a grey stripe. It put one in front of {A} as well.',
        '“It’s giving us things,” said {A}. “It’s got that the wrong way round.” {H} looked at the pebble from every side. “No,” said {H}. “Those are the party bags.”'
      ]
    },
    {
      id: 'blue-sunset',
      A: 'same',
      spare: 15,
      paragraphs: [
        'The sun went down, and it was smaller than at home. Round about it the sky turned blue. On Mars it’s pink all day, and blue in the evening. They sat on a rock, one on each side of a wheel, and watched.',
        '“It’s the wrong way round here,” said {A}. The rover had turned its neck to look too. It had seen four thousand of them, and always by itself. {H} moved a little closer to the wheel.'
      ]
    },
    {
      id: 'a-longer-day',
      A: 'same',
      spare: 16,
      paragraphs: [
        '“It’s bedtime,” said {A}, with a look at the clock. {H} looked at the sun. “Not here,” said {H}. A day on Mars is longer than at home, by more than half an hour. They had it left over every evening.',
        '“What does it do with it?” asked {A}. {H} put a helmet to the wheel, and listened. “It hums,” said {H}. So they stayed for that half hour, since it belonged to nobody.'
      ]
    },
    {
      id: 'it-overtook-us',
      A: 'partner',
      paragraphs: [
        'They left the cake on a flat stone. Seven months later they were home. The photograph was there already. “It overtook us,” said {A}. It showed a red cake, and {H} with both eyes shut, humming.',
        'Over the roofs stood a small red star. {H} leaned forehead to glass, and hummed. “It can’t hear that,” said {A}. “There’s nothing in between.” {H} hummed it to the end. Then {H} put one ear to the glass.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} floated past as well, feet first.',
      '{names} ate a crumb that had not found its way back.',
      { text: '{names} shut the tin, and sat on it, a hand’s breadth up.', needs: ['hands'] },
      { text: '{names} counted down from ten, and had to begin twice.', needs: ['hands'] }
    ],
    way: [
      '{names} left some tracks too, of another kind.',
      '{names} hopped over a stone, and over the next, without meaning to.',
      { text: '{names} wiped the dust off the cherry.', needs: ['hands'] },
      { text: '{names} waved at the rover, from the front and from the back.', needs: ['hands'] }
    ],
    turn: [
      '{names} leaned on a wheel, and it buzzed right through.',
      '{names} kept still for the photograph, at the very edge.',
      { text: '{names} drew a heart in the dust, by the left back wheel.', needs: ['hands'] },
      { text: '{names} clapped in thick gloves, and nobody heard it.', needs: ['hands'] }
    ]
  },
  bed: [
    'The suits were hung up, and a little red dust trickled out on the floor. It was swept on to a saucer, and kept.',
    'Freshly washed, {H} lay down, and weighed three times as much as on Mars. It was good to sink into a pillow.'
  ],
  last: [
    'Far away six wheels stood still beside a cherry, and {H} was asleep.',
    'The tune went round once more, too low for anyone to hear, and {H} slept.'
  ]
})
