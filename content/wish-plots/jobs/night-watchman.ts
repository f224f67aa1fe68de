import { wishPlot } from '../wish-plot.ts'

export const jobNightWatchman = wishPlot({
  id: 'wish-job-night-watchman',
  tellsAny: 'works',
  jobs: ['night watchman', 'night guard', 'security guard'],
  about: 'The night watchman has a key that fits none of the forty doors, and the hero finds out whose door it is that nobody tries at night.',
  titles: ['Forty Doors and a Key', 'All’s Well', 'Jingle and Clonk', '{role} Goes the Rounds', 'The Key Without a Number'],
  company: ['key', 'keys', 'lantern', 'tin', 'street', 'door', 'doors', 'watchman', 'ring', 'soap', 'cat', 'handle', 'round'],
  want: [
    {
      id: 'forty-one',
      A: 'partner',
      paragraphs: [
        'When it got dark, somebody rattled at the door, with a lantern and many keys. It was {role.first}. “I’m {work.a},” said {role}. “I try all the doors in the street. If they’re shut, I call that all’s well.” Then {role} {role.enters}.',
        'Jingle, went the keys. They had numbers on them, from one to forty. But one more had none. “What’s that for?” asked {H}. “I’ve carried it for years,” said {role}, “and it doesn’t fit anywhere.” {H} wanted to find the door. “One round,” said {A}, “and then bed.”'
      ]
    }
  ],
  way: [
    {
      id: 'in-the-tin',
      A: 'partner',
      paragraphs: [
        'At every door in the street the watchman took the handle, and rattled. “Shut,” said {role}. “Shut. Shut.” And at every door {H} tried the key, very softly. It was too small, or too thin.',
        '“I know what that is,” said {A}, and fetched a tin box with a lock. In went the key. It did not turn. It did not come out either. So the tin had to go along. Jingle, clonk, it went now, jingle, clonk.'
      ]
    },
    {
      id: 'steps',
      A: 'same',
      spare: 1,
      paragraphs: [
        '“Walk like this,” said {role}. A watchman does not creep, and does not stamp. It has to be so that whoever hears it turns over and sleeps on. {H} tried. It was too quick. “That’s somebody who’s late,” said {role}.',
        '{A} tried, and that was somebody with bad news. They practised up and down the street, past the same bin. At the third go a light went out on the second floor. “That’s it,” whispered {role}. “They’ve gone to sleep on you.”'
      ]
    },
    {
      id: 'night-fright',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At number seventeen everything was quiet, and then it wasn’t, because {role} {role.trouble}. A window went up. “What was that?” called somebody in a nightcap. “The night watchman,” called {role}. “Oh, good,” said the nightcap, and the window went down.',
        '“Weren’t they cross?” asked {A}. “They like to hear me now and then,” said {role}. “If it’s quite silent, they lie there and listen whether I’m there.” {H} thought that on the whole it had been heard.'
      ]
    },
    {
      id: 'drip',
      A: 'other',
      spare: 3,
      paragraphs: [
        '“Stop,” said {role}. They stopped. Plip, it went somewhere. Plip. A watchman knows each drip in the street. This one was new. {A} put an ear to the drainpipe, and to the wall, and to a parked car. “It’s nearer,” said {A}.',
        'It was {H}. On the end of one sleeve hung a drop, from the washing-up, and under it there was another. {role} held the lantern to it, and wrote it in the book. Ten past seven: one drip, found and wiped off.'
      ]
    },
    {
      id: 'watch-book',
      A: 'same',
      spare: 4,
      paragraphs: [
        'In the book stood what had happened on all the other nights. {A} read it out under the lamp. “Monday: nothing. Tuesday: nothing, and fog. Wednesday: a glove. Thursday: the glove was gone.” “And then?” asked {H}. “On Friday there was one on a cat,” said {role}.',
        'There were eleven books like that at home. “It’s mostly nothing,” said {role}. “But you’ve got to be there for it, or you can’t write it down.” For tonight there stood a drip, or a good place for one.'
      ]
    },
    {
      id: 'lantern',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The lantern made a round patch on the ground, and in it they all walked. Outside the patch there was nothing. “Put it out for a moment,” said {role}. {H} did not want to. “Only to look,” said {A}, and held a sleeve.',
        'Click. At first it was black. Then a wall came, and a bush, and a bench, each by itself, quite grey. Then the whole street stood there, with stars on. “It’s bigger without,” said {H}. {role} always did one side like that. The lantern was for people who want to see that somebody’s coming.'
      ]
    },
    {
      id: 'everybody-out',
      A: 'partner',
      paragraphs: [
        'But nobody in the street knew a clonk. At number twelve a door opened. “Who’s there?” called somebody. Soon people in pyjamas stood in all the doors. “It’s only the watchman!” called {H}. “The watchman goes jingle,” they said.',
        '“Now they’re open,” said {role}, “all forty.” {A} had run for the soap. They soaped the key, and pulled, and plop, it was out. They went round once more, jingle, jingle. And one door after another was shut.'
      ]
    },
    {
      id: 'flask',
      A: 'same',
      spare: 6,
      paragraphs: [
        'In the middle of the round there is a bench. That is where the watchman has supper. “Good morning,” said {role}, and unpacked. “It’s evening!” said {H}. “Not for me,” said {role}. “I’ve only just got up.” In the box were cornflakes, and {role.wants}.',
        '{A} had once been up so late that it was early, and remembered the birds. “That’s when I say goodnight,” said {role}. “I pull the curtain, and outside they all begin to shout.” They each had a cornflake, for their different meals.'
      ]
    },
    {
      id: 'cat-out',
      A: 'pet',
      spare: 7,
      paragraphs: [
        'Somebody came along too, without a lantern, and that was {A}. {A} tried no doors. {A} sniffed along the bottom of each of them, and knew. At number nine {A} stopped and would not go on.',
        '{role} rattled the handle. It was shut. But beside it the window stood open by as much as a nose. “I’d have walked past that for years,” said {role}. In the book it said from then on: Sergeant {A}.'
      ]
    },
    {
      id: 'elder-watch',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“We had a night watchman at the biscuit factory,” said {S}. “Each hour he had to ring a bell, so that they knew that he was awake. One night the whole town ate broken biscuits.” “Had he forgotten?” asked {A}.',
        '“He’d rung it in his sleep,” said {S}, “and walked his round as well, straight through the shortbread.” {role} shook the keys a little, just to hear them. Then {S} had to be pinched, to be sure of everybody.'
      ]
    },
    {
      id: 'child-badge',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '{S} wanted to guard something as well. {role} looked for something that was the right size. It was a pebble, under the lamp. “Nobody may take that,” said {role}. {S} stood beside it with both hands behind the back.',
        'An old man came by with a newspaper, and {S} looked at him until he walked round. “Was there anything?” asked {A}, on the way back. “One man,” said {S}. “He didn’t get it.” The pebble was brought home and put on the shelf, where it is easier.'
      ]
    },
    {
      id: 'afraid-at-all',
      A: 'same',
      spare: 10,
      paragraphs: [
        '“Are you never afraid, in the dark?” asked {A}. {role} held up the lantern and thought. “At the corner by the bins,” said {role}. “There’s something there that goes hoo.” They went to look, all three in one patch of light.',
        'Hoo, it went. It was a bottle, and the wind was blowing across the top. {H} laid it down, and it was quiet. They walked on. After ten steps {role} went back and stood it up again. “I’d miss it,” said {role}.'
      ]
    },
    {
      id: 'what-they-dream',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Is it boring, when they’re all asleep?” asked {A}. “You hear a lot,” said {role}, and laid a finger, or something like it, to the lips. At number five somebody snored on two notes. Number six answered from across the road.',
        'At number eight somebody talked in their sleep. “No, no,” it said, “the big ones go at the bottom.” They listened for quite a while to hear what was being packed. But then it was only breathing, and they tiptoed on.'
      ]
    }
  ],
  turn: [
    {
      id: 'never-used',
      A: 'partner',
      paragraphs: [
        'Under the lamp {A} dried the key. “The others are all worn thin,” said {A}. “This one’s as good as new. Nobody has ever locked anything with it.” {H} turned it over. “Which door don’t you ever lock?” asked {H}.',
        '“I lock them all,” said the watchman. “Only not my own, because at night I’m never in.” {role} looked at the key. “Oh,” said {role}.'
      ]
    },
    {
      id: 'number-forty-one',
      A: 'partner',
      paragraphs: [
        '“Where’s your door?” asked {A}. It was {role.home}. “And who tries it at night?” asked {H}. Nobody ever had. So {H} made a label with a number on it: forty-one. “I’ll do that one,” said {H}. “I can do it from bed. I know the way now.”',
        'Then the watchman stood in the middle of the street and took a breath. “Eight o’clock!” called {role}. “Forty doors, and all’s well!” “Forty-one!” called {H} from the step.'
      ]
    },
    {
      id: 'thanks-round',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Before it went on, there was one thing to be done that isn’t in the rules. {role} put down lantern and keys, and {role.use}. “Is that for the street?” asked {A}. “It’s for the night shift,” said {role}, “and that’s us.”',
        '{H} wanted it put down in the book. {role} wrote for some time, and then read it out. Eight o’clock: not nothing.'
      ]
    },
    {
      id: 'who-watches',
      A: 'same',
      spare: 13,
      paragraphs: [
        '“And by day,” asked {A}, “when you’re asleep? Who walks up and down then?” {role} had never been awake to see. “The postman,” said {H}, “and the bin lorry, and all of us.” {H} would rattle the gate now and then, on the way past.',
        '“Not too loudly,” said {role}. “Just so that you turn over and sleep on,” said {H}. They shook hands on that, with a jingle in it.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came along, and kept to the light.',
      '{names} listened at a door, and it was shut.',
      { text: '{names} counted the keys, and got to thirty-nine.', needs: ['hands'] },
      { text: '{names} put on a second jumper for the night air.', needs: ['hands'] }
    ],
    way: [
      '{names} walked in step, or nearly.',
      '{names} looked into a dark corner, and it looked back with two eyes and went away.',
      { text: '{names} rattled a gate that had been rattled already.', needs: ['hands'] },
      { text: '{names} said sorry to number twelve, and fourteen, and sixteen.', needs: ['hands'] }
    ],
    turn: [
      '{names} stood still for the call.',
      '{names} yawned, since it was eight o’clock and all well.',
      { text: '{names} tied the label on with a double knot.', needs: ['hands'] },
      { text: '{names} waved to the nightcaps in the windows.', needs: ['hands'] }
    ]
  },
  bed: [
    'They tried their own door last, from inside. It was shut. Outside it went jingle, jingle, as far as the corner, and {role} {role.night}.',
    'In bed {H} shut both eyes and went the whole long way. There, {role.home}, was the door. {H} took the handle and rattled a bit. Shut.'
  ],
  last: [
    '“All’s well,” said {H}, and was asleep before the corner.',
    'Somebody walked past below, not too fast and not too slowly. {H} turned over and slept.'
  ]
})
