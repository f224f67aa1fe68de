import { wishPlot } from '../wish-plot.ts'

export const trainWhistle = wishPlot({
  id: 'wish-train-whistle',
  beginsElsewhere: true,
  wishes: ['missing between two', 'tunnels missing', 'whistle stole', 'stole conductor’s', 'whodunnit orient', 'mystery train', 'mystery on the train', 'train mystery', 'trains mystery', 'mysterious train', 'mystery night train', 'mystery sleeper train', 'mystery orient express', 'orient express', 'mystery express', 'detective train', 'detectives train', 'detective night train', 'detective express', 'train detective', 'train detectives', 'detective tunnel', 'mystery tunnel', 'mystery tunnels', 'missing tunnels', 'missing between tunnels', 'missing two tunnels', 'disappears tunnel', 'disappeared tunnel', 'vanishes tunnel', 'vanished tunnel', 'missing train', 'something missing train', 'goes missing train', 'went missing train', 'disappears train', 'disappeared train', 'vanished train', 'vanishes train', 'stolen train', 'stole train', 'thief train', 'theft train', 'clues train', 'clue train', 'case train', 'whodunnit train', 'whodunit train', 'who stole train', 'solve train', 'solves train', 'conductor whistle', 'conductor’s whistle', 'conductors whistle', 'guard’s whistle', 'guards whistle', 'guard whistle', 'stole whistle', 'stolen whistle', 'missing whistle', 'whistle missing', 'whistle gone', 'whistle train', 'train whistle missing', 'ticket inspector mystery', 'sherlock train'],
  answers: ['detective', 'detectives', 'detectiv', 'mystery', 'mysteries', 'mysterious', 'train', 'trains', 'railway', 'carriage', 'compartment', 'night', 'sleeper', 'express', 'orient', 'old', 'steam', 'long', 'tunnel', 'tunnels', 'between', 'two', 'something', 'goes', 'go', 'going', 'went', 'gone', 'missing', 'disappears', 'disappeared', 'disappear', 'vanishes', 'vanished', 'stole', 'stolen', 'steals', 'steal', 'took', 'taken', 'thief', 'theft', 'who', 'whodunnit', 'whodunit', 'clue', 'clues', 'case', 'solve', 'solves', 'solved', 'solving', 'find', 'finds', 'out', 'conductor', 'conductor’s', 'conductors', 'guard', 'guard’s', 'guards', 'inspector', 'ticket', 'tickets', 'whistle', 'passengers', 'passenger', 'suspects', 'suspect', 'hat', 'clever', 'young', 'girl', 'boy', 'kid', 'kids', 'children', 'on', 'the', 'a', 'in', 'and', 'has', 'have', 'to', 'story', 'please', 'about', 'for', 'year', 'years', 'eleven', 'ten', 'nine', 'proper', 'real', 'good', 'not', 'too', 'scary', 'spooky', 'while', 'is', 'are', 'little', 'big', 'team', 'sherlock', 'secret', 'puzzle', 'journey', 'holiday', 'dark'],
  except: ['hurt', 'hospital', 'died', 'dead', 'murder', 'killed', 'kill', 'body', 'crash', 'crashed', 'police', 'lost', 'teddy', 'toy', 'bunny', 'comforter', 'child', 'mum', 'mummy', 'dad', 'daddy', 'model', 'wooden', 'track', 'brio', 'broken', 'bomb', 'gun', 'ghost', 'dinosaur', 'dinosaurs', 'driver', 'missed', 'late', 'home', 'camp', 'cake', 'football', 'afraid', 'scared', 'bird', 'learn', 'learned', 'learning'],
  moods: ['question', 'lost', 'first'],
  isTale: true,
  asked: true,
  out: true,
  away: true,
  company: ['train', 'carriage', 'tunnel', 'whistle', 'conductor', 'hook', 'window', 'rack', 'tuba', 'passengers', 'lady', 'boy', 'old man', 'lamp'],
  about: 'Between two tunnels the conductor’s whistle goes missing, and everybody in the carriage has a mouth full when it is heard.',
  titles: ['Between Two Tunnels', 'Everybody Had a Mouth Full', '{H} on the Night Train', 'The Whistle in the Dark', 'Who Stole the Conductor’s Whistle'],
  want: [
    {
      id: 'the-hook',
      A: 'partner',
      paragraphs: [
        'The conductor’s whistle was gone. Before the first tunnel it had hung on its hook, over the carriage door. When the night train came out of the dark, there was only the hook. “I can’t send off a train without it,” said the conductor. “At the next station we’ll stand there.”',
        '“But we want to be at the sea by morning,” said {H}, who was a detective. “And nobody has left the carriage.” “So the thief’s still in here,” said {A}, and moved a little closer.'
      ]
    }
  ],
  way: [
    {
      id: 'the-list',
      A: 'same',
      spare: 1,
      paragraphs: [
        '{A} got out a pencil, and drew the carriage on the back of a ticket. There were six seats and one door, and a cross for every passenger. “One of those is you,” said {A}. “I’m the detective,” said {H}.',
        '“You were here in the dark as well,” said {A}. That was only fair. {H} searched {H}’s own pockets, and put down what was found: a button and half a biscuit. Then {A} was searched for the other half.'
      ]
    },
    {
      id: 'the-lady',
      A: 'same',
      spare: 2,
      paragraphs: [
        'One lady had a large round box on her knees, and would not open it. “It’s private,” she said. That was suspicious. Then she sighed, and lifted the lid. There was a hat in it, with a whole bowl of fruit on top.',
        '“It’s for a wedding,” she said. “It looked smaller in the shop.” {H} looked between the grapes, and under the pear. There was no whistle, only the price. “I’ll say nothing about it,” promised {H}.'
      ]
    },
    {
      id: 'old-man',
      A: 'same',
      spare: 3,
      paragraphs: [
        'An old man sat behind a newspaper. {A} noticed something about it. “It’s upside down,” whispered {A}. {H} coughed. The paper sank. “I know,” said the old man. “I’ve read it once the right way up. It’s a long night, and it lasts better like this.”',
        'He turned the page, and began on the football, which was standing on its head. So that was no clue, but it went into the notebook all the same. You can never tell what will turn out to be one.'
      ]
    },
    {
      id: 'magnifying',
      A: 'other',
      spare: 4,
      paragraphs: [
        '{A} examined the hook. It was of brass, and screwed on tight. Round it the dust had been wiped away. “The whistle left in a hurry,” said {A}. “If you lift a thing off gently, it doesn’t scratch.” There was a thin scratch, and it pointed upwards.',
        '“Upwards?” said {H}. “Then it was somebody tall.” They both looked at the conductor. He was very tall indeed, and went red. “I’d hardly steal from myself,” he said. “I’d notice.”'
      ]
    },
    {
      id: 'the-conductor',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“What’s it like?” asked {H}. The conductor shut his eyes. “It’s silver,” he said, “on a ribbon, and there’s a pea in it. My mother blew it before me. It’s got a dent from the day she sent off a train with a cow on.”',
        'He tried to do without it, just to see. He put two fingers in his mouth and blew. Out came a noise like a wet balloon. “You see,” he said. “Nobody would start for that.”'
      ]
    },
    {
      id: 'the-window',
      A: 'same',
      spare: 6,
      paragraphs: [
        'The window was open at the top, a hand’s breadth. {A} could smell the night outside, and hay, and far away a bit of sea. “It might have flown out,” said {A}. {H} held a ticket up to the gap. It was not sucked out. It was blown back, hard, into {H}’s face.',
        '“So nothing goes out there,” said {H}, and wrote that down. “In a train the wind comes in.” It was a good clue, but nobody knew yet what it was for.'
      ]
    },
    {
      id: 'two-theories',
      A: 'other',
      spare: 7,
      paragraphs: [
        '“I’ve got a theory,” said {A}. “There’s a thief who only steals in tunnels. He’s got all the things by now that go missing there. Caps, and gloves.” {H} thought it over. “Where does he live?” “Between two tunnels,” said {A}. “It’s damp, but he’s got a lot of caps.”',
        '{H} wrote it down as Theory One. Theory Two was that they had all dreamed it. So they all rubbed their eyes, and looked up at the hook. It was still empty.'
      ]
    },
    {
      id: 'elder-lost-property',
      S: 'elder',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '“My hat once went missing between two stations,” said {S}. “I suspected a priest.” “And was it him?” asked {A}. “I was sitting on it,” said {S}. “He’d known it the whole time. He was too polite to say.”',
        '{S} stood up, to be on the safe side, and looked at the seat. So did {A}, and so did everybody in the carriage. On one seat lay a comb, and somebody had been missing it since spring. At least that case was closed.'
      ]
    },
    {
      id: 'child-confesses',
      S: 'child',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“It was me,” said {S}. {A} took out the notebook. “Where’s the whistle?” “I don’t know,” said {S}. “What did you do with it?” “I don’t know that either. But I want to be the thief. You’ve got a detective already.”',
        'So {S} was arrested. That was on the seat by the window, with half a biscuit. After a while {S} wanted to be let off. “Have you been good?” asked {A}. “No,” said {S} proudly. “I’m a thief.” So that was that.'
      ]
    },
    {
      id: 'pet-track',
      A: 'pet',
      spare: 10,
      paragraphs: [
        '{A} was allowed to smell the hook, and knew at once where to look. The track went along under all the seats. It went over a pair of boots, and twice round a lady. There {A} sat down. {H} got ready.',
        'It was a ham sandwich. {A} had solved a quite different case, one that nobody had noticed yet. The lady looked at what was left of it. “It was a very clean job,” she said.'
      ]
    },
    {
      id: 'baby-points',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} had seen the whole thing, from somebody’s lap. “Where’s the whistle?” asked {H}. {A} pointed at the lamp. {A} pointed at an old man, and after that at the moon, which was running along outside. “That’s three thieves,” said {H}.',
        'Then {A} pointed at {H}, and laughed. {H} wrote down all four. A good detective leaves no witness out. But the moon had been outside the whole time, and could prove it.'
      ]
    },
    {
      id: 'pockets',
      A: 'partner',
      paragraphs: [
        '{H} had everybody turn out their pockets. A lady had eleven keys, and an old man a comb. A boy had only fluff. His tuba was too big for a pocket, and lay up in the rack by the door. “So it isn’t on anybody,” said {H}. They all went back to their sandwiches.',
        'Then came the second tunnel. It was black as ink, and the wind roared in at the window. In the middle of the dark they heard it. Tweeeeet! When the light came back, everybody stared at everybody else.'
      ]
    },
    {
      id: 'mouths-full',
      A: 'partner',
      paragraphs: [
        '“Who blew it?” called {H}. “Mmf,” said the lady. “Mmf,” said the boy. {A} looked at all their cheeks. “None of them did,” said {A}. “Nobody can whistle with a mouth full of sandwich.”',
        '“Then it wasn’t a mouth,” said {H}. “And it’s only in tunnels. What’s different there?” “It’s dark,” said {A}. “And there’s that wind.”'
      ]
    }
  ],
  turn: [
    {
      id: 'third-tunnel',
      A: 'partner',
      paragraphs: [
        '“The next tunnel,” said the conductor, “comes in four minutes.” They all put down their sandwiches. The dark came, and the wind with it. It blew straight along the rack. Tweeeeet! {H} pointed. It came from the tuba.',
        'The boy lifted it down and tipped it over. Out of the big brass mouth slid the whistle, on its ribbon. “The wind lifted it off the hook,” said {H}, “and blew it in there. And in the tunnels the wind makes it whistle.”'
      ]
    },
    {
      id: 'the-report',
      A: 'same',
      spare: 12,
      paragraphs: [
        '{A} wrote the report. “Stolen: one whistle. By: the wind. Hidden in: a tuba.” Under “What the thief said” there was a line. {A} held the pencil up to the window, and listened. “Whooo,” wrote {A}.',
        '“Do we have to arrest it?” asked {A}. {H} went and shut the window, all but a crack. “It’s been shown out,” said {H}. They wrote that underneath. The conductor clipped it, to make it official.'
      ]
    },
    {
      id: 'the-boy-plays',
      A: 'same',
      spare: 13,
      paragraphs: [
        'The boy was pleased. “I thought it was me,” he said. “I’ve only had it since Sunday, and I never know what it’ll do.” He put the mouthpiece on, and played them the one tune he knew. It had four notes, and one of them was too low to hear.',
        'The lady beat time with a grape. In the third verse some straw came out of the tuba. After that came a bus ticket from another town. Nobody opened a case about those. It was late.'
      ]
    },
    {
      id: 'off-it-goes',
      A: 'partner',
      paragraphs: [
        'At the station the conductor put the whistle to his lips. Then he bent down, and held it out to {H}. “Detectives first,” he said.',
        'So the detective wiped it, and took a breath, and blew. Far up in front the engine heard it, and began to pull. “Next case?” asked {A} back in the carriage. {H} leaned on {A}’s shoulder. There would be none before the sea.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} looked up at the hook, and it was still only a hook.',
      '{names} sat quite still, as you do when there is a thief in the room.',
      { text: '{names} opened the lost-property box, which held one glove.', needs: ['hands'] },
      { text: '{names} put a hand over a ticket, so that at least that was safe.', needs: ['hands'] }
    ],
    way: [
      '{names} searched under the seat, and stayed there for the tunnel.',
      '{names} pricked up both ears in the dark.',
      { text: '{names} turned out one more pocket, and it was mostly sand.', needs: ['hands'] },
      { text: '{names} held up a sandwich, to prove it.', needs: ['hands'] }
    ],
    turn: [
      '{names} looked into the tuba, and it was dark in there too.',
      '{names} leaned back as the train began to pull.',
      { text: '{names} shook the conductor’s hand, and was thanked as well.', needs: ['hands'] },
      { text: '{names} waved to the platform, till it was gone.', needs: ['hands'] }
    ]
  },
  bed: [
    'For the night the beds were let down from the wall of the train. The notebook was shut, with the pencil in it.',
    '{H} washed at the small basin, which rocked, and lay down, and pulled up the blanket. Under the floor the wheels went on, tum-ta-tum, tum-ta-tum.'
  ],
  last: [
    'There was one more tunnel that night, but nothing whistled in it, and {H} was asleep.',
    'The case was closed, and so were both eyes, for {H} was asleep.'
  ]
})
