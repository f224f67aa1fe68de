import { wishPlot } from '../wish-plot.ts'

export const fireDrill = wishPlot({
  id: 'wish-fire-drill',
  wishes: ['fire drill', 'fire drills', 'fire-drill', 'firedrill', 'fire drill school', 'fire drill nursery', 'fire drill in socks', 'fire drill socks', 'fire practice', 'fire practise', 'fire alarm practice', 'fire alarm practise', 'fire alarm drill', 'fire alarm test', 'fire alarm at school', 'fire alarm school', 'fire alarm nursery', 'fire alarm kindergarten', 'fire alarm class', 'fire alarm pe', 'fire alarm gym', 'fire alarm went off school', 'fire bell school', 'fire bell practice', 'fire bell rang school', 'fire bell', 'fire exercise school', 'evacuation drill', 'evacuation practice', 'mock drill school', 'mock drill', 'mock fire drill', 'school drill alarm', 'drill at school', 'drill at nursery', 'practise alarm', 'practice alarm school', 'alarm practice school', 'all out in socks', 'outside in socks school', 'playground in socks'],
  answers: ['fire', 'drill', 'drills', 'practice', 'practise', 'practised', 'practising', 'alarm', 'alarms', 'bell', 'bells', 'rang', 'rings', 'went', 'off', 'test', 'school', 'nursery', 'kindergarten', 'preschool', 'class', 'reception', 'gym', 'pe', 'first', 'today', 'tomorrow', 'yesterday', 'had', 'have', 'has', 'having', 'a', 'the', 'at', 'in', 'out', 'outside', 'all', 'everyone', 'everybody', 'socks', 'shoes', 'without', 'playground', 'line', 'lined', 'up', 'counted', 'count', 'counting', 'twice', 'teacher', 'loud', 'noise', 'noisy', 'only', 'just', 'not', 'real', 'scared', 'worried', 'afraid', 'nervous', 'excited', 'cold', 'rain', 'wet', 'evacuation', 'mock', 'exercise', 'one', 'too', 'many', 'missing', 'was', 'is', 'it', 'her', 'his', 'my', 'son', 'daughter', 'we', 'they', 'stand', 'stood', 'what', 'do', 'about', 'during', 'lunch', 'assembly', 'walk', 'walked', 'quiet', 'whole'],
  except: ['real fire', 'burned', 'burnt', 'burning', 'burns', 'smoke', 'flames', 'lockdown', 'shooter', 'gun', 'bomb', 'earthquake', 'tornado', 'hurt', 'hospital', 'house', 'kitchen', 'dragon', 'engine', 'truck', 'station', 'fireman', 'firefighter', 'firefighters', 'brigade', 'died', 'dead', 'dentist', 'hammer', 'tool', 'screw', 'builder', 'cried', 'screamed', 'terrified', 'meltdown', 'autistic', 'sensory', 'ears', 'phobia', 'nightmare', 'cooked', 'toast', 'works', 'camp', 'bonfire', 'matches', 'robot', 'pneumatic'],
  moods: ['first', 'afraid', 'learning', 'change'],
  company: ['sock', 'socks', 'bell', 'lid', 'spoon', 'puddle', 'hall', 'mat', 'fence', 'teacher', 'basket', 'flannel', 'gym', 'school', 'door', 'drill', 'biscuit'],
  about: 'At the fire drill all came out in socks, and the second count was one too many; they do it over again with nineteen socks, until a wet toe shows who that was.',
  titles: ['All Out in Socks', 'Twenty, and One Too Many', 'One of Us Was New', '{H} Counts as Twenty', 'The Drill in the Hall'],
  want: [
    {
      id: 'one-too-many',
      A: 'partner',
      paragraphs: [
        '“We had a fire drill at school,” said {H}. “Was there a fire?” asked {A}. “No. Only the bell. It’s so that you know the way.” It had rung in gym, so they had all gone out in socks. “The teacher counted us. We were twenty. Then she counted again, and we were twenty-one.”',
        '“One too many,” said {A}. “Who was that?” {H} wanted to find out. “We’ve got to have it again,” said {H}.'
      ]
    }
  ],
  way: [
    {
      id: 'which-bell',
      A: 'same',
      spare: 1,
      paragraphs: [
        'A drill needs a bell. They tried a glass, but at a glass you would only look up and wait for a speech. They tried the alarm clock, and {A} felt tired at once. Then {H} hit the lid of the big pan with a spoon.',
        'It was so loud that {A} was out in the hall. “That’s the one,” said {H}. “You didn’t even think.” “I thought of soup,” said {A}.'
      ]
    },
    {
      id: 'leave-everything',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“You’ve got to leave everything,” said {H}, “and just go.” They practised. The lid rang, and {A} came out with a biscuit. “That’s everything,” said {H}. {A} looked at it. “It’s only half of it,” said {A}.',
        'They did it again, and this time the biscuit stayed on the table, alone. Afterwards {A} walked back a good deal faster than was allowed. It was still there. Nothing had happened to it.'
      ]
    },
    {
      id: 'not-running',
      A: 'same',
      spare: 3,
      paragraphs: [
        '“And nobody runs,” said {H}. “You walk like this.” It was a quick walk, with the arms down, as if you had an egg in each pocket. {A} tried. {A}’s legs would walk, but {A}’s elbows were running.',
        'So the elbows were held on to. They went up and down the hall four times, past the coats. “I’ve never got anywhere so fast without hurrying,” said {A}.'
      ]
    },
    {
      id: 'nineteen-socks',
      A: 'partner',
      paragraphs: [
        'There were nineteen clean socks in the basket. With {H} that made a class. They were put all over the kitchen, and {A} rang with a spoon on a lid. Out they all went, and nobody ran. {H} helped those who had no feet in them.',
        'In the hall they lay in a row, with {H} in front. {A} counted with the spoon, twice. It was twenty, and it was twenty. “There’s nobody too many,” said {H}. “It hasn’t worked.”'
      ]
    },
    {
      id: 'who-is-who',
      A: 'same',
      spare: 4,
      paragraphs: [
        'Perhaps it mattered who was who. The long one with stripes was Tomas. The two alike were the twins. There was a thick, woolly one that lay down everywhere. “That’s our teacher’s helper,” said {H}. “She’s got a bad back.”',
        '“And this one?” asked {A}. It was small, and inside out. “That’s Ravi,” said {H}. “He was still getting dressed.” {A} turned Ravi the right way round, for outside it was cold.'
      ]
    },
    {
      id: 'no-talking',
      A: 'same',
      spare: 5,
      paragraphs: [
        '“In the line you mustn’t talk,” said {H}, and shut {H}’s mouth. {A} wanted to know for how long. {H} could not say. {A} raised one eyebrow for it. {H} raised two, which meant until the end.',
        'They stood among the socks, and it was quiet. The socks were very good at it. “I’ve got a question about the socks,” said {A} with only the nose. It had to wait.'
      ]
    },
    {
      id: 'last-one-shuts-the-door',
      A: 'same',
      spare: 6,
      paragraphs: [
        'Whoever is last shuts the door. That is a rule too, for a shut door keeps smoke in its room. The last this time was a thin grey sock with a hole. {H} looked at it. “It can’t reach,” said {H}.',
        'So {A} lifted it up to the handle. It hung over that like a wet leaf, and {A} pulled. Click. “Well done,” said {H}. In the line they put it next to the front, where people do not have to do things.'
      ]
    },
    {
      id: 'in-the-armchair',
      A: 'other',
      spare: 7,
      paragraphs: [
        '{A} had heard the lid, and had stayed in the armchair. “Is it a real one?” asked {A}. “It’s a drill,” said {H}. “Then I’ll come for the real one,” said {A}, and turned a page.',
        '“But you won’t know the way,” said {H}. {A} had lived here for a good while. “With your eyes shut?” asked {H}. {A} shut both eyes, set out for the hall, and was found in the cupboard. After that {A} came each time.'
      ]
    },
    {
      id: 'child-is-the-bell',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} wanted to be the one who tells them that it’s over. “It isn’t over,” said {A}. “We’ve not been counted yet.” {S} would wait. {S} sat down on the shoe box and held a breath in, ready.',
        'They counted, quite slowly. {S} went pink, and then red. “Over!” said {S} at fourteen. Everybody went in. It was a short drill, but nobody could say that it had not been finished.'
      ]
    },
    {
      id: 'pet-is-out-first',
      A: 'pet',
      spare: 9,
      paragraphs: [
        'As for {A}, {A} had gone the moment somebody took hold of the lid, and had left everything. “{A}’s the best of us all,” said {H}. “{A} didn’t even wait for the bell.”',
        'They wanted {A} in the line as well, behind the twins. But {A} does not stand in lines. “Then you’re the inspector,” said {H}. {A} inspected a sock, for a long time, and found that it was a sock.'
      ]
    },
    {
      id: 'the-wet-toe',
      A: 'partner',
      paragraphs: [
        '{A} put the spoon down, and saw {H}’s own socks, the ones from school. They were grey underneath, and dry. But both toes were stiff, with a brown edge. “There was a puddle,” said {A}. “Yes,” said {H}. “In front, where the line began. Whoever was first had to stand in it.”',
        '“And where did you stand?” asked {A}. “Right at the end, by the fence,” said {H}, “in the dry.” They both looked at the toes. “At first as well?” asked {A}.'
      ]
    }
  ],
  turn: [
    {
      id: 'with-a-puddle',
      A: 'partner',
      paragraphs: [
        'They did it once more, with a wet flannel on the floor for a puddle. The lid rang, and out they came. {H} was first, and stood in the puddle. It was cold right through.',
        '“One,” said {A}, and the spoon went on along the row. {H} had been counted now. So {H} went round behind, on quick wet feet, to where it was dry. “Nineteen,” said {A}, “twenty, and …” The spoon had come to {H}. “Twenty-one.”'
      ]
    },
    {
      id: 'elder-stayed-out',
      S: 'elder',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '“With us the bell was a bit of rail,” said {S}, “that hung in a tree. Once we went out, and were counted, and then nobody could find the key to get in.” “What did you do?” asked {A}.',
        '“We stayed in line until it got boring,” said {S}. “Then we had sums, outside, with pebbles. They were the only sums I’ve ever been able to throw.”'
      ]
    },
    {
      id: 'how-long-it-took',
      A: 'same',
      spare: 11,
      paragraphs: [
        '“Somebody has to write down how long it took,” said {H}. They had no watch for it, so {A} had hummed. From the lid to the last sock it was a whole song, and the beginning of another.',
        '“One song and two lines,” wrote {A}. {H} thought that they could do it without the two lines. They could, but only because {A} hummed more slowly. The paper was hung by the door, as at school.'
      ]
    },
    {
      id: 'the-same-one-twice',
      A: 'partner',
      paragraphs: [
        '“It was me,” said {H}. “I was one, and I was twenty-one.” “You weren’t too many,” said {A}. “You were only the same one twice.” {H} had been looking for a stranger all that time.',
        '“That’s why you’ve got to stand still in a line,” said {A}, “till it’s over.” {H} stood on the flannel again, and did not stir. It was twenty, and it stayed twenty. “All out,” said {A}. “May we go in now?” asked {H}.'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} came to hear about the bell.',
      '{names} looked round as well, for the one too many.',
      { text: '{names} took the big lid off its hook.', needs: ['hands'] },
      { text: '{names} counted the others at the table, and then counted again.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down in the row, and got up before the spoon came by.',
      '{names} went out when the lid rang, and left everything.',
      { text: '{names} carried three socks out, and did not run.', needs: ['hands'] },
      { text: '{names} held the door open until they had all gone through.', needs: ['hands'] }
    ],
    turn: [
      '{names} sniffed at the puddle, and kept away from it.',
      '{names} stood still till the very end, or nearly.',
      { text: '{names} wrung the puddle out over the sink.', needs: ['hands'] },
      { text: '{names} shook hands with a sock, because it had been so quiet.', needs: ['hands'] }
    ]
  },
  bed: [
    'The socks were let in again, two by two, and one by itself. The lid hung on its hook and said no more.',
    '{H} washed the edge of the puddle off both feet. Then {H} lay down, under the blanket, where it was dry at both ends. {H} counted who was in there, and then once more. It was one.'
  ],
  last: [
    '{H} had been counted twice, and it was right both times, and {H} was asleep.',
    'In the basket lay nineteen, quite still, in bed lay the twentieth, and {H} was asleep.'
  ]
})
