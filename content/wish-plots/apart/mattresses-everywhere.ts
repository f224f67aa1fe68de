import { wishPlot } from '../wish-plot.ts'

export const mattressesEverywhere = wishPlot({
  id: 'wish-mattresses-everywhere',
  wishes: ['cousins mattresses', 'cousins mattress', 'cousins mattress floor', 'cousins airbeds', 'cousins air beds', 'cousins sleeping bags', 'cousins floor sleeping', 'cousins sleepover weekend', 'cousins sleeping over', 'cousins sleep over', 'cousins staying mattresses', 'cousins weekend mattresses', 'sleeping over mattresses', 'bed of mattresses', 'cousins living room floor', 'cousins camp beds', 'cousins squashed room', 'mattresses everywhere', 'mattresses living room', 'mattresses all over', 'mattresses floor', 'mattresses in a row', 'airbeds everywhere', 'sleeping bags everywhere', 'camp beds everywhere', 'cousins two nights floor', 'cousins my room floor'],
  answers: ['cousins', 'cousin', 'mattress', 'mattresses', 'airbed', 'airbeds', 'sleeping', 'bags', 'floor', 'room', 'living', 'everywhere', 'weekend', 'night', 'nights', 'two', 'three', 'four', 'five', 'six', 'seven', 'all', 'come', 'came', 'coming', 'comes', 'stay', 'staying', 'stayed', 'sleep', 'sleeps', 'slept', 'sleepover', 'over', 'row', 'one', 'big', 'bed', 'beds', 'share', 'sharing', 'squashed', 'squeezed', 'full', 'house', 'flat', 'ours', 'friday', 'saturday', 'sunday', 'monday', 'gap', 'middle', 'next', 'giggling', 'excited', 'so', 'much', 'fun', 'noisy', 'kids', 'children', 'whole', 'family', 'visit', 'visiting', 'aunt', 'uncle', 'auntie', 'camping', 'pillows', 'blankets', 'our', 'put', 'down', 'out'],
  except: ['refugee', 'refugees', 'flood', 'war', 'fire', 'ill', 'sick', 'hospital', 'died', 'funeral', 'hit', 'police', 'homeless', 'evicted', 'wet', 'accident', 'shop', 'princess', 'pea', 'baby', 'born', 'scared', 'afraid', 'race', 'beach', 'christmas', 'wedding', 'asleep', 'earthquake', 'bugs', 'jumping', 'bounce', 'trampoline'],
  moods: ['sleepless', 'first', 'change', 'quarrel', 'proud'],
  company: ['mattresses', 'gap', 'door', 'wall'],
  about: 'The cousins’ mattresses lie from wall to wall, and the gap between two of them is always under the hero, however they push, until all the gaps are pushed to where one is wanted.',
  titles: ['The Gap in the Middle', 'From Wall to Wall', '{H} Falls Through Again', 'Mattresses Everywhere', 'All Push One Way'],
  want: [
    {
      id: 'no-floor',
      A: 'partner',
      paragraphs: [
        'The cousins had come for the weekend, and there was no floor any more. There were mattresses everywhere, five of them, from wall to wall. Lotte and Bruno lay at the window, and Kit by the door. {H} had the middle. It was the best place of all.',
        '{H} lay down with a sigh. Flup. Two mattresses moved apart, and {H} went down between them. “I’m in a gap,” said {H} from below. {A} looked over the edge.'
      ]
    }
  ],
  way: [
    {
      id: 'push-to-left',
      A: 'partner',
      paragraphs: [
        '“We’ll shut it,” said {A}. They pushed the two mattresses together. The gap was gone. “Oh,” said Bruno then, and went down, one mattress further on. They pushed that gap shut. Lotte was gone next.',
        'They pushed from the window, and they pushed from the door. {H} lay down again in the middle, carefully. Flup. “It’s come back to you,” said Bruno.'
      ]
    },
    {
      id: 'over-to-the-tap',
      A: 'same',
      spare: 1,
      paragraphs: [
        'Nobody could walk to the bathroom now. You had to wade. With each step a mattress went down on one side, and somebody came up on the other. {A} went for a glass of water and was back after a long journey.',
        'The glass was half full. “It was whole when I set out,” said {A}. Kit, who was three, had had a wave of it in the ear. All of them drank what had got through. It was one sip each.'
      ]
    },
    {
      id: 'whose-feet',
      A: 'same',
      spare: 2,
      paragraphs: [
        'At the bottom end of the blankets there were feet, in a long row. {A} counted, and there was one too many. They counted again, from the other side. Now there was one too few.',
        '“Everybody put up the left,” said {A}. They came up like a fence. One had a plaster on, one had a sock, and one was a hand. “That’s Kit,” said Lotte. “Kit does that.”'
      ]
    },
    {
      id: 'like-the-sea',
      A: 'same',
      spare: 3,
      paragraphs: [
        'If one of the cousins turned over, then the next one rolled, and so on to the wall. There it turned round and came back. {H} felt it go by underneath. “That was Bruno,” said {H}. “I’ve only scratched myself,” said Bruno.',
        'So they played post. Lotte gave her mattress two bumps. The bumps went along under all of them, and {A}, at the very end, said what had arrived. It was one bump and a half. Some had stayed with Kit.'
      ]
    },
    {
      id: 'where-from',
      A: 'same',
      spare: 4,
      paragraphs: [
        'They were all different, those mattresses. One was thick and came from {H}’s bed. One was blown up, and squeaked. One had been lent by Mr Bloom from next door, and smelled of rope and peppermint.',
        'Those who lay on that one told stories about the sea. {A} tried it. “It was the year of the big herring,” said {A} in a deep voice, and got off again.'
      ]
    },
    {
      id: 'the-door',
      A: 'same',
      spare: 5,
      paragraphs: [
        'The door would only open by a hand, and then it stood against a mattress. Whatever came in had to be thin. {A} passed the toothbrushes through, and a comb, and five bananas, one by one.',
        'A pillow was to come in as well. It was pushed from outside, and pulled from inside, and in the middle it was a sausage. “It’s a squeeze,” said the pillow. But that was Lotte, from behind it.'
      ]
    },
    {
      id: 'a-secret',
      A: 'other',
      spare: 6,
      paragraphs: [
        'Down in the gap there were things that had been gone for weeks. {A} let down an arm, and felt about. It came up with a marble, a spoon, and half a rusk. “That’s mine,” said everybody about the marble.',
        'The rusk nobody wanted, not even Bruno. {A} dropped it in again, for later. It made a small, dry noise. “It’s quite deep, for a floor,” said {A}.'
      ]
    },
    {
      id: 'measuring',
      A: 'same',
      spare: 7,
      paragraphs: [
        '{A} measured the gap with a slipper. It was one slipper wide. Then Lotte moved up to the window as far as she could. They measured it again, and it was a slipper. “Perhaps it’s always one,” said {A}.',
        'The room was as wide as five mattresses and a slipper. You could not do anything about that. {H} lay in it and looked up. From there the cousins were like mountains, with noses on top.'
      ]
    },
    {
      id: 'pet',
      A: 'pet',
      spare: 8,
      paragraphs: [
        '{A} had slept in that room for years, and had a favourite place in it. Now the place lay under Bruno. {A} walked over each of the cousins once, to see if there was another.',
        'Then {A} stood still at the gap, and looked down. It was narrow and dark, and nobody trod on it. “No,” said {H}, “it’s mine.” But it was nice to hear that somebody would have taken it.'
      ]
    },
    {
      id: 'elder',
      S: 'elder',
      A: 'hero',
      spare: 9,
      paragraphs: [
        '“We were nine, on hay,” said {S}, “and there wasn’t a gap, only a hole. At night everybody slid into it.” “And who was at the bottom?” asked {A}. “The one who’d been first,” said {S}.',
        '“By the morning we’d all have straw in our ears, and nobody knew whose leg was whose. You’d pinch one to find out.” {S} rubbed a knee, slowly. “I got my own quite often.”'
      ]
    },
    {
      id: 'child',
      S: 'child',
      A: 'hero',
      spare: 10,
      paragraphs: [
        '{S} stood guard over the gap, so that it could not move. {S} put one foot on the left, and one on the right. “I’ve got it,” said {S}. Then the feet began to go apart, very slowly.',
        '“Are you all right?” asked {A}. “It’s getting bigger,” said {S}, “or I am.” In the end {S} sat down in it with a flup. It was just the right size. There was room left over for {A}’s arm.'
      ]
    },
    {
      id: 'baby',
      A: 'baby',
      spare: 11,
      paragraphs: [
        '{A} had never seen so much bed, and set off across it at once. {A} got over Lotte, and over the blown-up one, which was fun. Each cousin said “Oof,” and {A} waited for it every time.',
        'At the gap {A} stopped, and lay flat, and looked in. “Oof?” asked {A}. Nothing said it. So {H} let down a hand and knocked on the floor from there. It went “Tock”. {A} nodded, and turned back.'
      ]
    },
    {
      id: 'kit-has-to-go',
      A: 'partner',
      paragraphs: [
        'Kit had to go to the bathroom. The door opened a hand wide, and hit a mattress. “There’s no gap there,” said {A}. “Here, where nobody wants one, there is.”',
        '{A} looked from {H} down there to the door, and back. “You can’t get rid of it,” said {A} slowly. “You can only say where it goes. We’ve got to push all the mattresses, and all the same way.”'
      ]
    }
  ],
  turn: [
    {
      id: 'all-to-the-window',
      A: 'partner',
      paragraphs: [
        '“Now!” said {A}, and {H} and all the cousins pushed towards the window. Whump, went the first mattress against its wall. Whump, whump, the others went after it. In the middle the gap shut. And at the door there was floor.',
        'It was as wide as two feet. The small gaps had been hiding between all the mattresses, and now they were one. The door opened, and Kit walked out to the bathroom. {H} lay down in the middle. There was no flup. “It’s a street,” said {H}.'
      ]
    },
    {
      id: 'slippers-there',
      A: 'same',
      spare: 12,
      paragraphs: [
        'Soon everything stood in the street. There were six pairs of slippers, a torch, and the water. {A} put the torch at the corner, since it was needed there at night. It was given a name, after the marble.',
        'Only walkers were allowed in. If two people met, the smaller one lay down on a cousin and let the other by. They tried it out until it worked, and Bruno asked them not to do that any more.'
      ]
    },
    {
      id: 'toes-over',
      A: 'same',
      spare: 13,
      paragraphs: [
        'Lotte had moved so close to the wall that she had it in her hair. She didn’t mind. “At home I sleep all by myself,” said Lotte, “and there’s never a bump when somebody turns over.” {A} turned over, to send her one.',
        'The bump was there in no time, with the mattresses so tight. Lotte sent it back, and {H} felt both of them pass, one after the other, like trams.'
      ]
    },
    {
      id: 'in-the-middle',
      A: 'partner',
      paragraphs: [
        'On the left was a head, and on the right there was another. {A} turned down the light.',
        '“The gap’s still there,” whispered {H} to {A}. “It’s got to be somewhere. It just didn’t know where it was wanted.”'
      ]
    }
  ],
  everybody: {
    want: [
      '{names} lay down too, wherever there was an end.',
      '{names} looked down at {H} in the gap.',
      { text: '{names} dealt out the pillows, like cards.', needs: ['hands'] },
      { text: '{names} tucked a sheet round the blown-up one.', needs: ['hands'] }
    ],
    way: [
      '{names} leaned against it too, from the wrong side.',
      '{names} waded along, and said sorry to Bruno.',
      { text: '{names} pushed with both hands, and got a sheet.', needs: ['hands'] },
      { text: '{names} held the door, which would not.', needs: ['hands'] }
    ],
    turn: [
      '{names} walked down the street once, to try it.',
      '{names} sat at the corner, and watched the slippers go by.',
      { text: '{names} counted along, and pushed on three.', needs: ['hands'] },
      { text: '{names} smoothed the blankets into one.', needs: ['hands'] }
    ]
  },
  bed: [
    '{H} tidied the slippers into a row, with their noses to the door.',
    'They had washed in turns, for there was a way to the bathroom now. {H} lay down in the middle, on top.'
  ],
  last: [
    'From the window a bump came by, quite small, and {H} was asleep.',
    'There were mattresses everywhere, and on the third of them {H} slept.'
  ]
})
