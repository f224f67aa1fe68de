import { wishPlot } from '../wish-plot.ts'

export const flatTyreInTheWoods = wishPlot({
  id: 'wish-flat-tyre-in-the-woods',
  wishes: ['bike flat tyre', 'bike had a flat tyre', 'my bike had a flat tyre in the woods', 'flat tyre bike', 'flat tyre bicycle', 'flat tire bike', 'flat tire bicycle', 'flat tyre woods', 'flat tyre forest', 'flat tire woods', 'flat tire forest', 'flat tyre bike ride', 'flat tire bike ride', 'puncture bike', 'puncture bicycle', 'puncture bike ride', 'puncture woods', 'puncture forest', 'got a puncture', 'had a puncture', 'tyre puncture', 'bike tyre puncture', 'bike tyre burst', 'bike tyre popped', 'bike tire popped', 'bike tyre went down', 'bike tyre went flat', 'bike tire went flat', 'bicycle tyre went flat', 'bike tyre hole', 'bike tire hole', 'bike wheel flat', 'bike wheel puncture', 'bike wheel thorn', 'bike tyre thorn', 'thorn in the tyre', 'thorn in my tire', 'nail in the bike tyre', 'bike tyre air', 'bike tire no air', 'bike pump puncture', 'bike broke down', 'bike broken woods', 'bike broke woods', 'cycling puncture', 'bike puncture far from home', 'tyre went flat', 'flat tyre path', 'punctured bike', 'punctured tyre', 'balance bike puncture', 'bike got puntcure', 'slow puncture bike', 'bike got a flat', 'inner tube puncture', 'flat bike tyre'],
  answers: ['bike', 'bicycle', 'cycle', 'cycling', 'ride', 'riding', 'rode', 'tyre', 'tyres', 'tire', 'tires', 'wheel', 'flat', 'puncture', 'punctured', 'hole', 'thorn', 'nail', 'glass', 'burst', 'popped', 'pop', 'air', 'pump', 'pumped', 'went', 'down', 'got', 'had', 'get', 'gets', 'broke', 'broken', 'mend', 'mended', 'fix', 'fixed', 'woods', 'wood', 'forest', 'park', 'path', 'country', 'hill', 'river', 'stream', 'bridge', 'far', 'away', 'home', 'long', 'way', 'middle', 'push', 'pushed', 'walk', 'walked', 'back', 'front', 'red', 'blue', 'new', 'old', 'big', 'first', 'balance', 'today', 'yesterday', 'sunday', 'summer', 'holiday', 'rain', 'muddy', 'grass', 'hay', 'mummy', 'mum', 'daddy', 'dad', 'granny', 'nana', 'grandma', 'grandpa', 'brother', 'sister', 'cousin', 'friend', 'we', 'us', 'our', 'on', 'with', 'during', 'trip'],
  except: ['car', 'tractor', 'lorry', 'truck', 'bus', 'pram', 'wheelchair', 'fell', 'fall', 'crash', 'hurt', 'knee', 'hospital', 'stolen', 'stole', 'stabilisers', 'training wheels', 'race', 'mechanic', 'ball', 'motorbike', 'circus', 'elephant', 'dinosaur', 'dragon', 'bear', 'wolf', 'hedgehog', 'santa', 'alone', 'dark', 'lost', 'unicycle'],
  moods: ['losing', 'change', 'learning'],
  out: true,
  company: ['bicycle', 'tyre', 'pump', 'thorn', 'grass', 'jumper', 'bridge', 'pony'],
  about: 'In the woods the hero’s bicycle has a flat tyre, and the pump puts in only what the hole lets out, until a rucksack with a hole shows what does not get out of one.',
  titles: ['Flub', 'What the Wheel Had for Supper', '{H} and the Hole in the Woods', 'Forty with the Pump', 'A Pony Smells the Tyre'],
  want: [
    {
      id: 'flub',
      A: 'partner',
      paragraphs: [
        'In the middle of the woods {H}’s bicycle began to say flub. It said so once in each round. {H} got off. A thorn was stuck in the back tyre, and the tyre was as flat as a sock. {H} wanted to ride on, for round the next bend came the wooden bridge. If you rode over it, it rumbled like thunder. If you walked, it only went clop. “We’ve brought the pump,” said {A}.'
      ]
    }
  ],
  way: [
    {
      id: 'forty-with-the-pump',
      A: 'partner',
      paragraphs: [
        '{H} pulled out the thorn and pumped. It took forty pumps, and {A} counted them. The tyre was full and round. {H} rode off, past an oak, past a birch. There was a hiss, quite a small one, and then the wheel said flub. They pumped once more, as far as forty. It lasted to the next birch. “The pump puts it in,” said {A}, “and the hole lets it out.”'
      ]
    },
    {
      id: 'whose-thorn',
      A: 'same',
      spare: 1,
      paragraphs: [
        'The thorn lay on {H}’s palm. It was brown, and not as long as a fingernail. “All that big bicycle,” said {H}, “and all that small thorn.” They looked for the bush from which it came. There were a hundred thorns on it, and one place without.',
        '“It was waiting for us,” said {H}. “It wasn’t,” said {A}. “It was waiting for whoever wanted to eat the leaves.” The leaves had not been eaten. {H} laid the thorn back underneath, on the side where nobody rides.'
      ]
    },
    {
      id: 'where-the-air-is',
      A: 'same',
      spare: 2,
      paragraphs: [
        '“Where’s all my air now?” asked {H}. They had put in eighty pumps of it, and it must still be about. {A} sniffed. There was a smell of tyre between the birches. A leaf was moving, where no wind was.',
        '“That could be some,” said {H}, and held the end of the pump up to the leaf. “Come along,” said {H}, and pulled. It was difficult to tell whose air it was. Some of it smelled of mushrooms, and that had never been theirs.'
      ]
    },
    {
      id: 'in-the-puddle',
      A: 'same',
      spare: 3,
      paragraphs: [
        'There was a puddle on the path, and {H} turned the wheel through it, bit by bit. In one place bubbles came up, as small as peppercorns. “There it is,” said {A}. “Now we know where the hole lives.” They both bent over it.',
        'A water beetle came by and went into the stream of bubbles, and was tickled up and down. It did that three times. Then the air was at an end. The beetle sat beside the tyre and waited for it to open again.'
      ]
    },
    {
      id: 'the-thumb',
      A: 'same',
      spare: 4,
      paragraphs: [
        '{H} pumped the tyre up, and laid one thumb on the hole. No air came out at all. “Now ride,” said {A}. {H} thought about that. The thumb would have to come along, and {H} was on the end of it.',
        'They imagined how it would look. Once in each round, {H} would be at the bottom. “You’d see a lot of the path,” said {A}. {H} took the thumb away, and the tyre said psst in a friendly way, and was flat.'
      ]
    },
    {
      id: 'the-plaster',
      A: 'same',
      spare: 5,
      paragraphs: [
        'There was a plaster on {H}’s elbow, with a rabbit on it. “I don’t need that any more,” said {H}. It was pulled off, quickly, and put on the tyre. It looked very well there. They pumped up to ten, and the rabbit began to bulge.',
        'At twelve it had a stomach. At fourteen it let go, and flew up into a fir. “It was only made for elbows,” said {A}. It hung up there by one ear, much higher than rabbits are used to.'
      ]
    },
    {
      id: 'the-walker',
      A: 'other',
      spare: 6,
      paragraphs: [
        '{A} knew the bridge from last summer. “From here it’s ninety steps,” said {A}. “I walked over it. It went clop.” {H} had known that it would. “And what’s it like underneath?” asked {H}.',
        '“There’s a trout,” said {A}. “It came out when it heard me, and looked disappointed.” It must be used to thunder. {A} had told the trout that they would be back with a bicycle. “So it’s been waiting all year,” said {H}, and felt the tyre.'
      ]
    },
    {
      id: 'elder-iron',
      S: 'elder',
      A: 'hero',
      spare: 7,
      paragraphs: [
        '“My grandfather had tyres of solid wood,” said {S}. “They never went flat.” “Then why hasn’t everybody got those?” asked {A}. “You rode to market with milk,” said {S}, “and when you got there, it was butter.”',
        'It was excellent butter. But nobody who shook like that could read a sign. “My grandfather read them at home,” said {S}, “from memory, once they had stood still.”'
      ]
    },
    {
      id: 'child-flub',
      S: 'child',
      A: 'hero',
      spare: 8,
      paragraphs: [
        '{S} liked the noise that the wheel made, and wanted to have it. So {S} put one foot flat on the path and the other one on tiptoe, and walked. It went tip, flub, tip, flub, as far as the oak.',
        '“Have you got a hole as well?” asked {A}. {S} looked under the shoe. A pine needle was stuck in the sole, just as long as a smile. “Leave it in,” said {S}. “It’s my motor.”'
      ]
    },
    {
      id: 'pet-nose-on-it',
      A: 'pet',
      spare: 9,
      paragraphs: [
        '{A} had found the hole before anybody else. When {H} pumped, a thin draught came out of it, right into {A}’s nose. {A} sneezed, and came back for more. It smelled of the shed at home.',
        '{H} stopped pumping, and it was over. {A} looked from the tyre to {H}. So {H} did two more, only for that. A smell of home does not often come up your nose in the woods.'
      ]
    },
    {
      id: 'a-hole-and-not-flat',
      A: 'partner',
      paragraphs: [
        '{H} sat down and put the rucksack on the path. There was a jumper in it, and it stood there full and round. “At least that isn’t flat,” said {A}. {H} looked at the rucksack. In one corner was a hole as big as a plum. “But it’s got a hole as well,” said {H} slowly. “Why doesn’t it go flat?” “There isn’t any air in it,” said {A}. “There’s a jumper.” And a jumper doesn’t get out so easily.'
      ]
    }
  ],
  turn: [
    {
      id: 'full-of-grass',
      A: 'partner',
      paragraphs: [
        'Along the path grew long dry grass. On one side the tyre had come away from its rim. {H} pushed some grass in, and then some more. “There’s still a dent,” said {A}, and {H} put in a twelfth handful. The tyre was as round as before. {H} got on, and rode slowly, past a birch and a second birch. Nothing hissed. It only rustled. Then came the bend. The bridge rumbled like thunder, from one end to the other, and below it something splashed for joy.'
      ]
    },
    {
      id: 'what-fell-out',
      A: 'same',
      spare: 10,
      paragraphs: [
        'Once in each round a seed fell out of the hole. {A} saw it from behind. The seeds lay along the path, one by one, as far as the bend. “You’re sowing,” said {A}.',
        '{H} looked round. Next summer there would be a stripe of long grass here, just as wide as a tyre. Somebody would wonder who had planted it so straight. “And when they get a flat tyre,” said {H}, “they’ve got everything there.”'
      ]
    },
    {
      id: 'once-more-over',
      A: 'same',
      spare: 11,
      paragraphs: [
        'They turned round, and went over the bridge once more, because of the thunder. It rumbled a bit more softly than with air. “It’s thunder with slippers on,” said {A}. {H} thought it better like that. It did not frighten anybody.',
        'Then they went over it a third time, to be facing the right way. Below in the stream there was a splash each time. Whoever lived there had not had so much weather for weeks.'
      ]
    },
    {
      id: 'the-pony',
      A: 'partner',
      paragraphs: [
        'Where the woods ended there was a pony behind a fence. It stretched its neck, and laid its nose against the back tyre. Then it walked along beside the wheel to the end of the fence. “It can smell what’s in there,” said {A}. {H} pulled a stalk out of the hole and gave it to the pony. “Just the one,” said {H}. “I need the rest to get home.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} went back a bit along the path, to look for the hiss.',
      '{names} listened to the wheel, and it really did say flub.',
      { text: '{names} held the bicycle up by its saddle.', needs: ['hands'] },
      { text: '{names} unhooked the pump, and found the end that blows.', needs: ['hands'] }
    ],
    way: [
      '{names} lay down beside the tyre, and felt the draught.',
      '{names} looked behind a birch, in case the air had gone there.',
      { text: '{names} took a turn with the pump, and got to nine.', needs: ['hands'] },
      { text: '{names} asked a woodpecker to be quiet for a moment.', needs: ['hands'] }
    ],
    turn: [
      '{names} found a place with even longer grass.',
      '{names} walked behind the wheel, where it smelled of hay.',
      { text: '{names} tucked in a stalk that was looking out.', needs: ['hands'] },
      { text: '{names} pinched the tyre, and it was as firm as a loaf.', needs: ['hands'] }
    ]
  },
  bed: [
    'At home the bicycle was leaned against the wall, and it rustled once. Tomorrow it would get a patch. For tonight it was full.',
    '{H} washed off the woods, and lay down. The pillow was full and round, and nothing got out of it.'
  ],
  last: [
    'Out by the fence a pony thought of a wheel, and {H} was asleep.',
    'The air went in and the air went out, and {H} was asleep, and not flat at all.'
  ]
})
