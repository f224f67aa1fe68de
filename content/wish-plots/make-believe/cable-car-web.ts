import { wishPlot } from '../wish-plot.ts'

export const cableCarWeb = wishPlot({
  id: 'wish-cable-car-web',
  wishes: ['superhero shoots webs', 'spiderman', 'spider man', 'spider-man', 'spidey', 'spider girl', 'spider woman', 'ghost spider', 'spider boy', 'miles morales', 'superhero webs', 'superhero web', 'spider hero', 'spider superhero', 'web hero', 'spiderman saves', 'spiderman saves city', 'spiderman saves day', 'spiderman rescue', 'spiderman rescues', 'spider hero saves', 'spider hero rescues', 'superhero climbs walls', 'superhero climbing walls', 'climbing superhero', 'superhero swings', 'superhero sticky', 'spiderman cable car', 'superhero cable car', 'masked superhero'],
  answers: ['spider', 'spiderman', 'hero', 'superhero', 'super', 'web', 'webs', 'saves', 'save', 'saving', 'saved', 'rescue', 'rescues', 'rescued', 'helps', 'city', 'town', 'people', 'day', 'world', 'climbs', 'climbing', 'climb', 'wall', 'walls', 'building', 'buildings', 'shoots', 'shooting', 'swings', 'swinging', 'sticky', 'friends', 'friend', 'amazing', 'brave', 'flying', 'son', 'boy', 'girl', 'little', 'powers', 'power', 'cable', 'car', 'bridge', 'tower', 'meets', 'lady', 'cake'],
  except: ['shopping', 'groceries', 'supermarket', 'dinosaur', 'dinosaurs', 'batman', 'hulk', 'afraid', 'scared', 'bathroom', 'bath', 'lost', 'costume', 'birthday', 'party', 'died', 'bite', 'bitten', 'goblin', 'venom', 'villain', 'villains', 'baddie', 'baddies', 'fight', 'fights', 'fighting', 'school', 'potty', 'toilet', 'dentist', 'hospital', 'pyjamas', 'pajamas', 'socks', 'cat', 'dog', 'kitten', 'train', 'teeth', 'sleep', 'bedtime', 'ill', 'sick', 'frozen', 'elsa', 'bus', 'wool', 'mum', 'daddy', 'dad', 'mummy', 'lego', 'boots', 'shoes'],
  isTale: true,
  out: true,
  company: ['web', 'tower', 'spider', 'lady', 'cake', 'kettle'],
  about: 'A spider hero has to save a cable car full of people, with a web that sticks to everything, and learns from a small spider how it is done.',
  titles: ['Stuck to the Postman', 'The Red Cable Car', '{H} Upside Down', 'One Dry Thread', 'A Hero Who Sticks'],
  want: [
    {
      id: 'the-alarm',
      A: 'partner',
      paragraphs: [
        '{H} was a spider hero, and walked straight up walls. Web shot out of {H}’s wrists, and it stuck to everything. On Monday {H} had to save a postman, and the two of them stuck together until Tuesday. {A} always came along with a kettle of warm water. That gets it off.',
        'Now the alarm rang. High above the river hung the red cable car. It had stopped halfway, in the wind, and it was full of people. By the window sat a lady with a cake. “Help!” they called. “I’m coming!” called {H}. “Try not to stick,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'like-a-sock',
      A: 'partner',
      paragraphs: [
        'Up the tower went {H}, on fingertips and toes. {A} took the lift. From the top {H} shot a web at the cable car. Twang! {H} pulled. The web stuck to one hand. It stuck to the other hand. It stuck to a foot. Then the hero hung upside down under the cable car, like a sock on a line.',
        '“Have you come to save us?” asked the lady with the cake. “In a minute,” said {H}. {A} fetched the hero back with a long mop, and used up the whole kettle. “It’s too sticky to save anybody,” said {A}.'
      ]
    },
    {
      id: 'dressing-quickly',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A hero has to dress fast. {H} pulled on the suit, and it stuck to the towel. {H} pulled at the towel, and it stuck to the door. In the end {H} walked out into the street with a suit, a towel and a door handle.',
        '“Which is your superpower?” asked the man next door. “The suit,” said {H}. {A} unstuck the towel at the first corner, and the handle at the second. They kept the handle, in case they met a door.'
      ]
    },
    {
      id: 'up-past-the-windows',
      A: 'same',
      spare: 2,
      paragraphs: [
        'Up the wall {H} could see into every window. On the second floor somebody was dancing with a broom. On the fifth a baby was giving its peas to a cat. On the ninth a man in a bath said, “Do you mind?” “Sorry,” said {H}. “I’m saving people.”',
        '“Not in here,” said the man. Through the lift door {H} heard {A} at each floor. “Ninth,” said {A}. “Is that you out there?” The hero knocked on the wall twice, and that meant yes.'
      ]
    },
    {
      id: 'the-pigeon',
      A: 'same',
      spare: 3,
      paragraphs: [
        'On the tower sat a pigeon. {H} only wanted to see if the web was working. It was. The pigeon looked down at its foot, and then along the thread, and then at {H}. It flew off, and {H} flew along, for the length of two chimneys.',
        '“Come back!” called {A}. The pigeon came back. It did not like the weight. {A} poured a little warm water on its toes. It walked along the rail, and told the other pigeons.'
      ]
    },
    {
      id: 'throw-it-softer',
      A: 'same',
      spare: 4,
      paragraphs: [
        '“Perhaps you throw too hard,” said {A}. So {H} threw the next one softly. The wind picked it up, turned it round, and laid it over {A}’s head. {A} looked like a present. “Softer than that?” asked {H}.',
        '“Oof,” said {A}, who could not open the front. {H} felt for the end, and unwound it. It took eleven times round. When the face came out, it had a pigeon’s feather on it. “Harder,” said {A}.'
      ]
    },
    {
      id: 'what-they-eat-up-there',
      A: 'same',
      spare: 5,
      paragraphs: [
        'In the cable car they had sorted themselves. The tall ones stood, and the small ones sat. Somebody had begun a song with forty verses. “Are you all right over there?” called {A}. “We’re on verse nine,” somebody called back. “Please hurry.”',
        '“Is the cake all right?” called {H}. The lady held it up to the window. It was white, with cherries on, and it had leaned over to look at the river. “So far,” said the lady.'
      ]
    },
    {
      id: 'stuck-to-the-kettle',
      A: 'same',
      spare: 6,
      paragraphs: [
        '“Hand me the kettle,” said {H}, and then {H} had it for good. It stuck to {H}’s hand like a big tin glove. {H} waved with it. “Can you still shoot?” asked {A}. A bit of web came out of the spout.',
        'They tried it with tea bags, but those only stuck together. {A} needed both feet against {H}’s knees to get the kettle off. It came with a pop, and they sat down at two ends of the tower.'
      ]
    },
    {
      id: 'the-mayor-telephones',
      A: 'same',
      spare: 7,
      paragraphs: [
        'The mayor rang up. “What’s going on up there?” asked the mayor. “The hero’s thinking,” said {A}. “Tell the hero to think faster,” said the mayor. “My wife is in that cable car, and she has got my cake.”',
        '{A} passed it on. {H} thought faster. You could see it by the eyebrows. Then {H} tried to hang up, and the telephone stayed on {H}’s ear. “Hello?” said the mayor, every now and then, from inside.'
      ]
    },
    {
      id: 'postman-below',
      A: 'same',
      spare: 8,
      paragraphs: [
        'Down in the street stood the postman from Monday. “Don’t let it touch you!” he called up to the people. “I had a hero on my back for a day! I had to post letters with my teeth!”',
        '“But was it nice to be saved?” {H} called down. The postman thought. “Very nice,” came the answer. “It was only the bit after it.” There was still some web on the cap, with two letters in it for somebody called Brown.'
      ]
    },
    {
      id: 'fishing-for-the-wind',
      A: 'same',
      spare: 9,
      paragraphs: [
        'The wind came round the tower and pushed. The cable car swung out, and it swung in, and all the people said “oh”, and then “ah”. {H} shot a web at the wind, to tie it down. It caught a newspaper, a hat and half a cloud.',
        '“You can’t catch wind,” said {A}. “There’s nothing to stick to.” {A} read the newspaper, while it lasted. It said that it would be windy.'
      ]
    },
    {
      id: 'other-wet-gloves',
      A: 'other',
      spare: 10,
      paragraphs: [
        '{A} had read somewhere that nothing sticks to butter. There was some on a sandwich. {H} rubbed it into both hands, and tried the wall. Down went the hero, quite slowly, past the ninth floor. “You again,” said the man in the bath.',
        'Down it went, past the peas, past the broom, and sat on the pavement. “Now you don’t stick,” called {A}. “No,” called {H}. “Not to anything.” The postman was kind enough to press the button for the lift.'
      ]
    },
    {
      id: 'the-hero-pet',
      A: 'pet',
      spare: 11,
      paragraphs: [
        '{A} belonged to the team, and had sat down on a web that was not quite dry. {A} got up, and the doormat of the tower got up as well. {A} turned round to see who was behind. It was the mat.',
        '{A} turned faster. The mat was just as fast. {H} saved {A} with half a cup of warm water. “That’s one,” said {H}. “Now only the cable car.” {A} gave the mat a look, to be on the safe side.'
      ]
    },
    {
      id: 'elder-and-string',
      S: 'elder',
      A: 'hero',
      spare: 12,
      paragraphs: [
        '“I know string,” said {S}, and felt the web between two fingers. “It’s good stuff. It’s strong enough for a ship.” Then {S} tried to let go. “I see what you mean,” said {S}.',
        'They stood there, {S} and {A}, joined at the thumb. “When I was small I had a kite like this,” said {S}. “It stuck in every tree.” {A} asked what became of it. “It’s still up there,” said {S}. “I wave to it from the bus.”'
      ]
    },
    {
      id: 'small-spider-hero',
      S: 'child',
      A: 'hero',
      spare: 13,
      paragraphs: [
        '{S} was a spider hero too, but a smaller one, with a shorter web. It came out a hand long, and hung there. “Is that all?” asked {A}. “It’s for saving people who are close,” said {S}.',
        '{S} saved a beetle from the edge of a puddle. It had not been in any trouble, and walked off quite fast. “Two more saves and I get a cape,” said {S}, and looked round for somebody close.'
      ]
    },
    {
      id: 'baby-spider',
      S: 'baby',
      A: 'hero',
      spare: 14,
      paragraphs: [
        '{S} had crawled over the end of a web, and now {S} was collecting. On one knee there was a leaf. On the other there was a bus ticket. Somebody’s glove came along behind. {S} looked back at it all, very proud.',
        '{A} picked off the glove, and {S} wanted it back. So {A} stuck it on again. It waved at every step, and the people in the cable car waved too.'
      ]
    }
  ],
  turn: [
    {
      id: 'dry-threads',
      A: 'partner',
      paragraphs: [
        'On the rail of the tower lived a small brown spider. It ran up and down its web as if nothing were the matter. “Why doesn’t that one stick?” asked {A}. {H} put one eye up close. The threads that went round and round had drops of glue on them. The straight ones had none.',
        '“It makes two sorts!” said {H}. “It walks on the dry ones. I’ve been using nothing but glue.” So {H} spun a long, straight, dry thread, with one blob of glue at the very end. Twang! The blob hit the cable car, and held.'
      ]
    },
    {
      id: 'thanking-the-spider',
      A: 'same',
      spare: 15,
      paragraphs: [
        '{H} tried the dry thread on {A} first. {A} held it, and let go, and held it, and let go. “I could do this all day,” said {A}. The small brown spider came out to the end of its own, and watched.',
        '“Thank you,” {H} said to it. “Is there anything you need?” The spider thought. Then it let itself down a little on its thread, and went up again. It had all that it needed.'
      ]
    },
    {
      id: 'in-it-comes',
      A: 'partner',
      paragraphs: [
        'Everybody on the tower took hold of the dry part, and nobody stuck. “Pull!” said {H}. Slowly, slowly, the red cable car came in, like a bucket out of a well. It bumped the edge. The doors opened, and out they all came.',
        'The lady came last. The cake was safe, with one cherry less. “That was the wind,” said the lady, and chewed. Everybody got a slice. {H} shook hands with forty people, and every time {H} got the hand back.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} heard the alarm too, and ran, with one sock still stuck to the wall.',
      '{names} put on a mask, and bumped into a lamp post.',
      '{names} belonged to the team, and knew by heart where not to touch.',
      { text: '{names} carried more warm water, in every bottle there was.', needs: ['hands'] },
      { text: '{names} waved both arms at the people up there, so that they would feel better.', needs: ['hands'] }
    ],
    way: [
      '{names} stuck to the tower for a while, and enjoyed the view.',
      '{names} called up to the lady, and asked what sort of cake it was.',
      '{names} stood below, to look brave for the others.',
      { text: '{names} held on to the mop at the other end, and did not let go.', needs: ['hands'] },
      { text: '{names} picked bits of web off the rail, and then off each finger.', needs: ['hands'] }
    ],
    turn: [
      '{names} got a slice with a cherry, right at the front.',
      '{names} bowed to the small brown spider, in case it was looking.',
      '{names} cheered so hard that the cable car swung once more.',
      { text: '{names} took hold of the dry thread, and leaned back, and pulled.', needs: ['hands'] },
      { text: '{names} helped the people out, and said “mind the gap” to each.', needs: ['hands'] }
    ]
  },
  bed: [
    'The kettle was empty, and nobody had to be unstuck. They all went home by the front door.',
    'The spider hero washed both wrists, and lay down. High on the tower, in the dark, sat a small brown spider. The wind rocked its web, very gently.'
  ],
  last: [
    'Nothing stuck but the eyelids, and {H} was asleep.',
    'Over the river the red cable car hung quite still, and {H} was asleep.',
    'The last thread swung a little, and then it stopped, and {H} was asleep.'
  ]
})
